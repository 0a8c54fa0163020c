import { assetUrl } from '../../model/site-base'
import { cvFile } from '../../model/site-files'
import { useSite } from '../language/site-context'
import { NewTabLink } from '../parts/new-tab-link'
import { Availability } from '../profile/availability'
import { FirstTechnologies } from '../profile/first-technologies'
import { NetworkLinks } from '../profile/network-links'
import { movingPart } from '../route/timelines/moving-parts'
import styles from './quick-links.module.css'

/** More would crowd the card; its back has all. */
const MOST_NETWORKS = 4

/** For a visitor with five seconds. */
export function QuickLinks() {
  const site = useSite()
  const { profile, words } = site
  return (
    <div className={`${styles.quick} veil`} {...movingPart('quick-links')}>
      <ul className={styles.links}>
        <li className={styles.cv}>
          <NewTabLink href={assetUrl(cvFile(site))}>{words.navigation.cv}</NewTabLink>
        </li>
        <li className={styles.mail}>
          <a href={`mailto:${profile.email}`}>{profile.email}</a>
        </li>
        <NetworkLinks most={MOST_NETWORKS} isPlain />
      </ul>
      <div className={styles.facts}>
        <Availability />
        <FirstTechnologies className={styles.technologies} />
      </div>
    </div>
  )
}
