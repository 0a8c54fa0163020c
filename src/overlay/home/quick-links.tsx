import { profile } from 'virtual:content'
import { assetUrl } from '../../content/asset-url'
import { NewTabLink } from '../parts/new-tab-link'
import styles from './quick-links.module.css'

/** CV, mail and profiles one press away, so that thirty seconds are enough. */
export function QuickLinks() {
  return (
    <ul className={`${styles.links} veil`} data-quick-links>
      <li>
        <NewTabLink href={assetUrl('cv.pdf')}>CV</NewTabLink>
      </li>
      <li>
        <a href={`mailto:${profile.email}`}>{profile.email}</a>
      </li>
      <li>
        <NewTabLink href={profile.github}>GitHub</NewTabLink>
      </li>
      <li>
        <NewTabLink href={profile.linkedin}>LinkedIn</NewTabLink>
      </li>
    </ul>
  )
}
