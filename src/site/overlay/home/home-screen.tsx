import { useState } from 'react'
import { assetUrl, cvFile } from '../../../model/site'
import { lateScreens } from '../late-chunk'
import { part } from '../part'
import {
  Availability,
  FirstTechnologies,
  LocalTime,
  NetworkLinks,
  PresentPosts,
} from '../profile/profile-lines'
import { useSite } from '../site-context'
import { spot } from '../spot'
import { NewTabLink } from '../ui/links'
import { HomeCard } from './card/home-card'
import styles from './home-screen.module.css'

/** More would crowd the card, whose back has all. */
const MOST_NETWORKS = 4

/** What a visitor with five seconds needs. In print the card's back has it. */
function QuickLinks() {
  const site = useSite()
  const { profile, words } = site
  return (
    <div className={`${styles.quick} unprinted`} {...part('quick-links')}>
      <span className="night" aria-hidden="true" />
      <div className={styles.facts}>
        <Availability />
        <PresentPosts />
        <LocalTime />
        <FirstTechnologies />
      </div>
      <ul className={`${styles.links} row`}>
        <li className={styles.cv}>
          <NewTabLink href={assetUrl(cvFile(site))}>
            <span>{words.navigation.cv}</span>
          </NewTabLink>
        </li>
        {profile.email !== '' && (
          <li className={styles.mail}>
            <a href={`mailto:${profile.email}`} {...spot?.('perfil', 'email')}>
              {profile.email}
            </a>
          </li>
        )}
        <NetworkLinks most={MOST_NETWORKS} isPlain />
      </ul>
    </div>
  )
}

export function HomeScreen() {
  const [isSummaryOpen, setSummaryOpen] = useState(false)
  const late = lateScreens.use(false)
  const open = () => {
    setSummaryOpen(true)
    // Offline the dialog cannot open. The card's back has the first sentences.
    lateScreens.load().catch(() => setSummaryOpen(false))
  }
  return (
    <div className={styles.screen}>
      <HomeCard onMore={open} />
      <QuickLinks />
      {late && <late.SummaryDialog isOpen={isSummaryOpen} onClose={() => setSummaryOpen(false)} />}
    </div>
  )
}
