import { profile } from 'virtual:content'
import { ContactQr } from '../../../parts/contact-qr'
import { ProfileLinks } from '../../../parts/profile-links'
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
        <ul className={styles.links}>
          <ProfileLinks />
        </ul>
      </div>
      <TurnButton label="Ver el frente" />
    </div>
  )
}
