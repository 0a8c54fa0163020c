import { profile } from 'virtual:content'
import { profileLinks } from '../../model/profile-links'
import { NewTabLink } from './new-tab-link'

export function ProfileLinks() {
  return (
    <>
      <li>
        <a href={`mailto:${profile.email}`}>{profile.email}</a>
      </li>
      {profileLinks(profile).map(({ name, url }) => (
        <li key={url}>
          <NewTabLink href={url}>{name}</NewTabLink>
        </li>
      ))}
    </>
  )
}
