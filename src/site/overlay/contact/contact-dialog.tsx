import { Copy, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { assetUrl, contactFile, cvDocxFile } from '../../../model/site'
import { after } from '../../interaction/frames/frame-loop'
import { Dialog } from '../dialog/dialog'
import dialog from '../dialog/dialog.module.css'
import { LanguageLinks } from '../language/language-links'
import { Engraving } from '../light/takes-light'
import { Availability, NetworkLinks, PhoneLink, Qr } from '../profile/profile-lines'
import { SaveCardLink } from '../profile/save-card'
import { useRouteName, useSite } from '../site-context'
import { spot } from '../spot'
import styles from './contact-dialog.module.css'

/** How long the copy button says whether it has copied: enough to read it twice. */
const OUTCOME_MS = 8000
type Outcome = 'copied' | 'refused'

function CopyButton({ text }: { text: string }) {
  const [told, setTold] = useState({ outcome: 'ready' as 'ready' | Outcome, times: 0 })
  const { outcome, times } = told
  const labels = useSite().words.contact.copy
  const tell = (outcome: Outcome) => setTold(({ times }) => ({ outcome, times: times + 1 }))
  useEffect(() => {
    if (told.outcome === 'ready') return undefined
    return after(OUTCOME_MS, () => setTold({ ...told, outcome: 'ready' }))
  }, [told])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      tell('copied')
    } catch {
      tell('refused')
    }
  }
  return (
    <>
      <button type="button" className={`${styles.copy} needs-script`} onClick={copy}>
        <Copy aria-hidden size={14} strokeWidth={1.75} />
        {labels[outcome]}
      </button>
      <span role="status" className="visually-hidden">
        {/* A new element for each press, or a screen reader would not read the text again. */}
        {outcome !== 'ready' && <span key={times}>{labels[outcome]}</span>}
      </span>
    </>
  )
}

const HEADING_ID = 'contacto-titulo'

const contactTile = () => document.querySelector<HTMLElement>('[data-tile=contact] a')

/** Copies or saves the address, for visitors without a mail program. */
export function ContactDialog() {
  const site = useSite()
  const { profile, paths } = site
  const words = site.words.contact
  const docx = cvDocxFile(site)
  const [user, host] = profile.email.split('@')
  const isOpen = useRouteName() === 'contact'
  const [, navigate] = useLocation()
  const isLeaving = useRef(false)
  useEffect(() => {
    if (isOpen) isLeaving.current = false
  }, [isOpen])

  const close = () => {
    // history.back() is asynchronous: a second request must not go back twice.
    if (isLeaving.current) return
    isLeaving.current = true
    if (window.history.state?.openedFromGrid) window.history.back()
    else navigate(paths.navigation, { replace: true })
  }
  return (
    <Dialog
      isOpen={isOpen}
      labelledBy={HEADING_ID}
      onCloseRequest={close}
      closedFocus={contactTile}
    >
      <div className={`${dialog.frame} ${styles.contents}`}>
        <Engraving />
        <div className={styles.head}>
          <div>
            <h2 id={HEADING_ID} className={`${dialog.heading} foil`} tabIndex={-1}>
              {words.heading}
            </h2>
            {profile.email !== '' && (
              <div className={styles.mail}>
                <p className={styles.address} {...spot?.('perfil', 'email')}>
                  {`${user}@`}
                  <wbr />
                  {host}
                </p>
                <CopyButton text={profile.email} />
              </div>
            )}
            {profile.telefono && (
              <p className={styles.phone}>
                <PhoneLink />
              </p>
            )}
            <Availability />
          </div>
          <figure className={styles.code}>
            <Qr of={site.contactQr} label={words.qr} className={styles.qr} />
            <figcaption>
              <a className="quiet" href={assetUrl(contactFile(site))} download>
                {words.save}
              </a>
            </figcaption>
          </figure>
        </div>
        <div className={`${styles.actions} unprinted`}>
          {profile.email !== '' && (
            <a
              className={`${styles.primary} button`}
              href={`mailto:${profile.email}`}
              // For showModal(), which reads this attribute; React's autoFocus does not write it.
              ref={(link) => link?.setAttribute('autofocus', '')}
            >
              {words.write}
            </a>
          )}
          <SaveCardLink className={`${styles.secondary} button`} />
        </div>
        <div className={styles.foot}>
          <ul className={`${styles.links} row`}>
            <NetworkLinks />
            {docx && (
              <li>
                <a href={assetUrl(docx)} download>{`${site.words.navigation.cv} (DOCX)`}</a>
              </li>
            )}
          </ul>
          <LanguageLinks className={styles.languages} />
        </div>
        <Link
          to={paths.navigation}
          className={`${dialog.close} round quiet`}
          aria-label={words.close}
          onClick={(event) => {
            event.preventDefault()
            close()
          }}
        >
          <X aria-hidden size={20} strokeWidth={1.75} />
        </Link>
      </div>
    </Dialog>
  )
}
