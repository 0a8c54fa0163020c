import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Link } from 'wouter'
import { assetUrl, contactFile, cvDocxFile, cvFile } from '../../../../../model/site'
import { directionOf, SENTENCE } from '../../../../../model/text-blocks'
import { useLangOf } from '../../../language/text-of'
import { part } from '../../../part'
import {
  Availability,
  FirstTechnologies,
  NetworkLinks,
  PhoneLink,
  PresentPosts,
  Pronunciation,
  Qr,
} from '../../../profile/profile-lines'
import { useSite } from '../../../site-context'
import { spot } from '../../../spot'
import { LinkedText } from '../../../ui/linked-text'
import { NewTabLink } from '../../../ui/links'
import { Paper } from '../paper'
import styles from './card-back.module.css'
import { TurnButton } from './turn-button'

const ROUNDING_PX = 1
/** Hidden sentences are read by screen readers, and seen in print. */
const HIDDEN = 'visually-hidden'

/** Makes letters smaller, then hides sentences, but not the first, until all fits; `.more` opens the others. */
function fitText(text: HTMLElement, face: HTMLElement): void {
  const isFull = () => text.scrollHeight > text.clientHeight + ROUNDING_PX
  const [, ...later] = text.querySelectorAll('p > span > span')
  for (const each of later) each.classList.remove(HIDDEN)
  face.removeAttribute('data-dense')
  face.toggleAttribute('data-dense', isFull())
  for (const each of later.reverse()) each.classList.toggle(HIDDEN, isFull())
}

/** Fits the text to the card, whose form stays. A script can do it: nobody sees the back before one turns the card. */
function useFit(ref: RefObject<HTMLElement | null>): void {
  // This runs after each render, since words and facts may have changed.
  useLayoutEffect(() => {
    const text = ref.current as HTMLElement
    const face = text.parentElement as HTMLElement
    const refit = () => fitText(text, face)
    // The face is observed because its size does not depend on the text.
    const observer = new ResizeObserver(refit)
    observer.observe(face)
    // The promise `ready` would keep every card that is removed before it resolves in memory.
    document.fonts?.addEventListener('loadingdone', refit)
    return () => {
      observer.disconnect()
      document.fonts?.removeEventListener('loadingdone', refit)
    }
  })
}

/** @param onMore opens a summary that has no room on the card */
export function CardBack({ onMore }: { onMore: () => void }) {
  const site = useSite()
  const { profile, words, paths } = site
  const langOf = useLangOf()
  const docx = cvDocxFile(site)
  const text = useRef<HTMLDivElement>(null)
  useFit(text)
  return (
    <div className={styles.back}>
      <Paper />
      <div {...part('figure', 'face-content')} className={styles.code}>
        {site.addressQr && <Qr of={site.addressQr} label={words.home.qr} />}
      </div>
      <div {...part('face-content')} className={styles.text} ref={text}>
        <p className={`${styles.name} foil`} {...spot?.('perfil', 'nombre')}>
          {profile.nombre}
        </p>
        <Pronunciation />
        {profile.resumen !== '' && (
          <p className={styles.summary} dir={directionOf(profile.resumen)}>
            <span lang={langOf(profile, 'resumen')} {...spot?.('perfil', 'resumen')}>
              {[...profile.resumen.matchAll(SENTENCE)].map(({ 0: sentence, index }) => (
                <span key={index}>
                  <LinkedText text={sentence} />
                </span>
              ))}
            </span>
            <button type="button" className={`${styles.more} needs-script`} onClick={onMore}>
              {words.home.more}
            </button>
          </p>
        )}
        <div className={styles.facts}>
          <Availability />
          <PresentPosts />
          <FirstTechnologies />
        </div>
        <div className={`${styles.links} row`}>
          {profile.email !== '' && (
            <a
              className={`${styles.mail} button u-email`}
              href={`mailto:${profile.email}`}
              {...spot?.('perfil', 'email')}
            >
              {profile.email}
            </a>
          )}
          <p className={styles.links}>
            <Link className="unprinted" to={paths.contact}>
              {words.routes.contact}
            </Link>
            <NewTabLink href={assetUrl(cvFile(site))}>
              <span>{words.navigation.cv}</span>
            </NewTabLink>
          </p>
        </div>
        <ul className={`${styles.links} ${styles.others} row`}>
          {docx && (
            <li>
              <a href={assetUrl(docx)} download>
                DOCX
              </a>
            </li>
          )}
          <li className="unprinted">
            <a href={assetUrl(contactFile(site))} download>
              {words.contact.save}
            </a>
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
