import { useRef } from 'react'
import { assetUrl, cvDocxFile, cvFile } from '../../../../model/site'
import { directionOf, SENTENCE } from '../../../../model/text-blocks'
import { useSite } from '../../../language/site-context'
import { useLangOf } from '../../../language/text-of'
import { part } from '../../../part'
import {
  Availability,
  ContactQr,
  FirstTechnologies,
  NetworkLinks,
  PhoneLink,
  PresentPosts,
  Pronunciation,
} from '../../../profile/profile-lines'
import { LinkedText } from '../../../ui/linked-text'
import { NewTabLink } from '../../../ui/links'
import { Paper } from '../paper'
import styles from './card-back.module.css'
import { TurnButton } from './turn-button'
import { useFit } from './use-fit'

/** @param onMore of a summary that has no room */
export function CardBack({ onMore }: { onMore: () => void }) {
  const site = useSite()
  const { profile, words } = site
  const langOf = useLangOf()
  const docx = cvDocxFile(site)
  const text = useRef<HTMLDivElement>(null)
  useFit(text)
  return (
    <div className={styles.back}>
      <Paper className={styles.paper} />
      <div {...part('qr', 'face-content')} className={styles.code}>
        <ContactQr />
      </div>
      <div {...part('back-text', 'face-content')} className={styles.text} ref={text}>
        <Pronunciation />
        <p className={styles.summary} dir={directionOf(profile.resumen)}>
          <span lang={langOf(profile, 'resumen')}>
            {[...profile.resumen.matchAll(SENTENCE)].map(({ 0: sentence, index }) => (
              <span key={index}>
                <LinkedText text={sentence} />
              </span>
            ))}
          </span>
          <button type="button" className={styles.more} onClick={onMore}>
            {words.home.more}
          </button>
        </p>
        <div className={styles.facts}>
          <Availability />
          <PresentPosts />
          <FirstTechnologies className={styles.technologies} />
        </div>
        <ul className={styles.links}>
          {profile.email !== '' && (
            <li>
              <a className="u-email" href={`mailto:${profile.email}`}>
                {profile.email}
              </a>
            </li>
          )}
          <li>
            <NewTabLink href={assetUrl(cvFile(site))}>
              <span>{words.navigation.cv}</span>
            </NewTabLink>
          </li>
          {docx && (
            <li>
              <a href={assetUrl(docx)} aria-label={`${words.navigation.cv} (DOCX)`} download>
                DOCX
              </a>
            </li>
          )}
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
