import { profile } from 'virtual:content'
import { assetUrl } from '../../model/site-base'
import { NewTabLink } from '../parts/new-tab-link'
import { NetworkLinks } from '../profile/network-links'
import { movingPart } from '../route/timelines/moving-parts'
import styles from './quick-links.module.css'

/** More would crowd the card; its back has all. */
const MOST_NETWORKS = 4

export function QuickLinks() {
  return (
    <ul className={`${styles.links} veil`} {...movingPart('quick-links')}>
      <li>
        <NewTabLink href={assetUrl('cv.pdf')}>CV</NewTabLink>
      </li>
      <li>
        <a href={`mailto:${profile.email}`}>{profile.email}</a>
      </li>
      <NetworkLinks most={MOST_NETWORKS} isPlain />
    </ul>
  )
}
