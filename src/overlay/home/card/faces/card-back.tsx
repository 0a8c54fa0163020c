import { assetUrl } from '../../../../model/site-base'
import { cvFile } from '../../../../model/site-files'
import { useSite } from '../../../language/site-context'
import { useLangOf } from '../../../language/text-of'
import { ContactQr } from '../../../parts/contact-qr'
import { NewTabLink } from '../../../parts/new-tab-link'
import { Availability } from '../../../profile/availability'
import { FirstTechnologies } from '../../../profile/first-technologies'
import { NetworkLinks } from '../../../profile/network-links'
import { PhoneLink } from '../../../profile/phone-link'
import { Paper } from '../paper'
import type { CardPart } from '../use-lit-card'
import styles from './card-back.module.css'
import { TurnButton } from './turn-button'

export function CardBack({ part }: { part: CardPart }) {
  const site = useSite()
  const { profile, words } = site
  const langOf = useLangOf()
  return (
    <div className={styles.back}>
      <Paper className={styles.paper} />
      <div className={styles.code} ref={part('qr')}>
        <ContactQr className={styles.qr} />
      </div>
      <div className={styles.text} ref={part('back')}>
        <p className={styles.summary} lang={langOf(profile, 'resumen')}>
          {profile.resumen}
        </p>
        <Availability />
        <FirstTechnologies className={styles.technologies} />
        <ul className={styles.links}>
          <li>
            <a href={`mailto:${profile.email}`}>{profile.email}</a>
          </li>
          <li>
            <NewTabLink href={assetUrl(cvFile(site))}>{words.navigation.cv}</NewTabLink>
          </li>
          {profile.telefono && (
            <li>
              <PhoneLink />
            </li>
          )}
          <NetworkLinks />
        </ul>
      </div>
      <TurnButton label={words.home.toFront} />
    </div>
  )
}
