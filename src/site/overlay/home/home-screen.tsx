import { useState } from 'react'
import { assetUrl, cvFile } from '../../model/site'
import { useSite } from '../language/site-context'
import { part } from '../part'
import {
  Availability,
  FirstTechnologies,
  LocalTime,
  NetworkLinks,
  PresentPosts,
} from '../profile/profile-lines'
import { NewTabLink } from '../ui/links'
import { HomeCard } from './card/home-card'
import styles from './home-screen.module.css'
import { SummaryDialog } from './summary-dialog'

/** More would crowd the card; its back has all. */
const MOST_NETWORKS = 4

/** For a visitor with five seconds. In print, the card's back has them. */
function QuickLinks() {
  const site = useSite()
  const { profile, words } = site
  return (
    <div className={`${styles.quick} veil unprinted`} {...part('quick-links')}>
      <ul className={styles.links}>
        <li className={styles.cv}>
          <NewTabLink href={assetUrl(cvFile(site))}>
            <span>{words.navigation.cv}</span>
          </NewTabLink>
        </li>
        {profile.email !== '' && (
          <li className={styles.mail}>
            <a href={`mailto:${profile.email}`}>{profile.email}</a>
          </li>
        )}
        <NetworkLinks most={MOST_NETWORKS} isPlain />
      </ul>
      <div className={styles.facts}>
        <Availability />
        <LocalTime />
        <PresentPosts />
        <FirstTechnologies />
      </div>
    </div>
  )
}

export function HomeScreen() {
  const [isSummaryOpen, setSummaryOpen] = useState(false)
  return (
    <div className={styles.screen}>
      <HomeCard onMore={() => setSummaryOpen(true)} />
      <QuickLinks />
      <SummaryDialog isOpen={isSummaryOpen} onClose={() => setSummaryOpen(false)} />
    </div>
  )
}
