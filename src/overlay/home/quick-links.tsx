import { assetUrl } from '../../model/site-base'
import { NewTabLink } from '../parts/new-tab-link'
import { ProfileLinks } from '../parts/profile-links'
import { movingPart } from '../route/timelines/moving-parts'
import styles from './quick-links.module.css'

export function QuickLinks() {
  return (
    <ul className={`${styles.links} veil`} {...movingPart('quick-links')}>
      <li>
        <NewTabLink href={assetUrl('cv.pdf')}>CV</NewTabLink>
      </li>
      <ProfileLinks />
    </ul>
  )
}
