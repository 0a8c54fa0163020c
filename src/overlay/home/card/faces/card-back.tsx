import { profile } from 'virtual:content'
import { ContactQr } from '../../../parts/contact-qr'
import { Availability } from '../../../profile/availability'
import { NetworkLinks } from '../../../profile/network-links'
import { PhoneLink } from '../../../profile/phone-link'
import { Paper } from '../paper'
import type { CardPart } from '../use-lit-card'
import styles from './card-back.module.css'
import { TurnButton } from './turn-button'

export function CardBack({ part }: { part: CardPart }) {
  return (
    <div className={styles.back}>
      <Paper className={styles.paper} />
      <div className={styles.code} ref={part('qr')}>
        <ContactQr className={styles.qr} />
      </div>
      <div className={styles.text} ref={part('back')}>
        <p className={styles.summary}>{profile.resumen}</p>
        <Availability />
        <ul className={styles.links}>
          <li>
            <a href={`mailto:${profile.email}`}>{profile.email}</a>
          </li>
          {profile.telefono && (
            <li>
              <PhoneLink />
            </li>
          )}
          <NetworkLinks />
        </ul>
      </div>
      <TurnButton label="Ver el frente" />
    </div>
  )
}
