import { Volume2 } from 'lucide-react'
import { useState } from 'react'
import { conditions, localTimeText } from '../../../model/availability'
import { presentPosts, sinceText } from '../../../model/entries'
import { telephoneAddress } from '../../../model/schema/fields'
import { joined, type ShownProfile } from '../../../model/shown-profile'
import { assetUrl, type QrCode } from '../../../model/site'
import { directionOf } from '../../../model/text-blocks'
import { useOnceHydrated } from '../../react/use-value'
import { useLangOf } from '../language/text-of'
import { LinkToEntry } from '../sections/entry/link-to-entry'
import { PostTitle } from '../sections/entry/post-title'
import { useSite } from '../site-context'
import { spot } from '../spot'
import { NewTabLink } from '../ui/links'
import { Mark } from '../ui/mark'
import styles from './profile-lines.module.css'

/** 'Desarrolladora en Empresa · desde 2024', each a link to its entry where that is on the site. */
export function PresentPosts() {
  const { lists, words } = useSite()
  return presentPosts(lists.experiencia).map((post) => (
    <p key={post.id} className={styles.post}>
      <LinkToEntry list="experiencia" id={post.id}>
        <PostTitle post={post}>
          <span className={styles.since}>{'\u00a0·'}</span>
        </PostTitle>
        <span className={styles.since}>{` ${sinceText(post, words)}`}</span>
      </LinkToEntry>
    </p>
  ))
}

export function Availability() {
  const { profile, words } = useSite()
  const langOf = useLangOf()
  const { disponibilidad = '' } = profile
  const facts = conditions(profile, words)
  if (disponibilidad + facts === '') return null
  return (
    <p className={styles.availability}>
      {disponibilidad !== '' && (
        <span
          lang={langOf(profile, 'disponibilidad')}
          dir={directionOf(disponibilidad)}
          {...spot?.('perfil', 'disponibilidad')}
        >
          {disponibilidad}
        </span>
      )}
      {facts !== '' && <span {...spot?.('perfil', 'desde')}>{facts}</span>}
    </p>
  )
}

/** 'Rosario, GMT−3 · 4 h menos que usted'; without a script the zone alone. */
export function LocalTime() {
  const { profile, words, zone } = useSite()
  const { ciudad, zonaHoraria } = profile
  const time = useOnceHydrated(
    () => zonaHoraria && (localTimeText(zonaHoraria, words, new Date()) ?? zone),
    zone,
  )
  return (
    time && (
      <p className={styles.localTime} {...spot?.('perfil', 'zonaHoraria')}>
        {joined(', ', ciudad, time)}
      </p>
    )
  )
}

/** A button that says the owner's name, which stands above it. */
export function Pronunciation() {
  const { profile, words } = useSite()
  const { ipa, audio } = profile.pronunciacion ?? {}
  const [isBroken, setIsBroken] = useState(false)
  if (!ipa && !audio) return null
  return (
    <p className={`${styles.pronunciation} row`}>
      {ipa && <span {...spot?.('perfil', 'pronunciacion.ipa')}>{ipa}</span>}
      {audio && (
        <button
          type="button"
          className="round quiet needs-script"
          aria-label={words.profile.pronounce}
          disabled={isBroken}
          onClick={() => new Audio(assetUrl(audio)).play().catch(() => setIsBroken(true))}
        >
          <Volume2 aria-hidden size={18} strokeWidth={1.75} />
        </button>
      )}
    </p>
  )
}

export function FirstTechnologies({ className = '' }: { className?: string | undefined }) {
  const { technologies, words } = useSite()
  return (
    technologies !== '' && (
      <p className={`${styles.technologies} ${className}`}>
        <span className="visually-hidden">{words.entry.technologiesLabel}</span>
        <span {...spot?.('hard-skills')}>{technologies}</span>
      </p>
    )
  )
}

export function PhoneLink() {
  const { telefono } = useSite().profile
  return (
    telefono && (
      <a href={telephoneAddress(telefono)} dir="ltr" {...spot?.('perfil', 'telefono')}>
        {telefono}
      </a>
    )
  )
}

/** The field of the profile that has the address of a link. */
const fieldOfLink = ({ github, linkedin }: ShownProfile, url: string): string => {
  if (url === github) return 'github'
  return url === linkedin ? 'linkedin' : `enlaces.${url}.red`
}

type NetworkLinksProps = { most?: number; isPlain?: boolean }

export function NetworkLinks({ most, isPlain }: NetworkLinksProps) {
  const { links, profile } = useSite()
  return links.slice(0, most).map(({ name, lang, url, mark }) => (
    <li key={url} {...spot?.('perfil', fieldOfLink(profile, url))}>
      <NewTabLink href={url} isProfile>
        {!isPlain && <Mark path={mark} />}
        <span lang={lang}>{name}</span>
      </NewTabLink>
    </li>
  ))
}

type QrProps = { of: QrCode; label: string; className?: string | undefined }

export function Qr({ of: { side, path }, label, className = '' }: QrProps) {
  return (
    <svg
      className={`${styles.qr} ${className}`}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  )
}
