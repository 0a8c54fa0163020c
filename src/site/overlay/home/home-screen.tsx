import { X } from 'lucide-react'
import { useState } from 'react'
import { assetUrl, cvFile } from '../../../model/site'
import { directionOf } from '../../../model/text-blocks'
import { Dialog } from '../dialog/dialog'
import dialog from '../dialog/dialog.module.css'
import { useLangOf } from '../language/text-of'
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
import { LinkedText } from '../ui/linked-text'
import { NewTabLink } from '../ui/links'
import { HomeCard } from './card/home-card'
import styles from './home-screen.module.css'

/** More would crowd the card; its back has all. */
const MOST_NETWORKS = 4

/** For a visitor with five seconds. In print, the card's back has them. */
function QuickLinks() {
  const site = useSite()
  const { profile, words } = site
  return (
    <div className={`${styles.quick} unprinted`} {...part('quick-links')}>
      <span className={styles.night} aria-hidden="true" />
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

const SUMMARY_ID = 'resumen-titulo'

/** All of a summary of which the card has the first sentences. */
function SummaryDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { profile, words } = useSite()
  const lang = useLangOf()(profile, 'resumen')
  return (
    <Dialog
      isOpen={isOpen}
      labelledBy={SUMMARY_ID}
      onCloseRequest={onClose}
      closedFocus={() => null}
    >
      <div className={dialog.frame}>
        <h2
          id={SUMMARY_ID}
          className={`${dialog.heading} ${styles.name} foil`}
          tabIndex={-1}
          {...spot?.('perfil', 'nombre')}
        >
          {profile.nombre}
        </h2>
        <p
          className={styles.summary}
          lang={lang}
          dir={directionOf(profile.resumen)}
          {...spot?.('perfil', 'resumen')}
        >
          <LinkedText text={profile.resumen} />
        </p>
        <button
          type="button"
          className={`${dialog.close} round quiet`}
          aria-label={words.contact.close}
          onClick={onClose}
        >
          <X aria-hidden size={20} strokeWidth={1.75} />
        </button>
      </div>
    </Dialog>
  )
}

export function HomeScreen() {
  const [isSummaryOpen, setSummaryOpen] = useState(false)
  const hasSummary = useSite().profile.resumen !== ''
  return (
    <div className={styles.screen}>
      <HomeCard onMore={() => setSummaryOpen(true)} />
      <QuickLinks />
      {hasSummary && <SummaryDialog isOpen={isSummaryOpen} onClose={() => setSummaryOpen(false)} />}
    </div>
  )
}
