import { profile } from 'virtual:content'
import { ContactQr } from '../parts/contact-qr'
import { NewTabLink } from '../parts/new-tab-link'
import styles from './card-back.module.css'
import { Paper } from './paper'
import { TurnButton } from './turn-button'
import type { CardPart } from './use-lit-card'

/** The back: a sentence or two, and every way to reach the owner, the QR code included. */
export function CardBack({ part }: { part: CardPart }) {
  return (
    <div className={styles.back}>
      <Paper className={styles.paper} />
      <div className={styles.code} ref={part('qr')}>
        <ContactQr className={styles.qr} />
      </div>
      <div className={styles.text} ref={part('back')}>
        <p className={styles.summary}>{profile.resumen}</p>
        <ul className={styles.links}>
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
      </div>
      <TurnButton label="Ver el frente" />
    </div>
  )
}
