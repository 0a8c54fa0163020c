import { profile } from 'virtual:content'
import { NewTabLink } from './new-tab-link'

export function ProfileLinks() {
  return (
    <>
      <li>
        <a href={`mailto:${profile.email}`}>{profile.email}</a>
      </li>
      <li>
        <NewTabLink href={profile.github}>GitHub</NewTabLink>
      </li>
      <li>
        <NewTabLink href={profile.linkedin}>LinkedIn</NewTabLink>
      </li>
    </>
  )
}
