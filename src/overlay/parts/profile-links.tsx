import { profile } from 'virtual:content'
import { NewTabLink } from './new-tab-link'

/** The ways to reach the owner, as items of a list. */
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
