import { X } from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { assetUrl } from '../../model/site-base'
import { contactFile } from '../../model/site-files'
import { Dialog } from '../dialog/dialog'
import { LanguageLinks } from '../language/language-links'
import { useSite } from '../language/site-context'
import { Engraving } from '../light/engraving'
import { ContactQr } from '../parts/contact-qr'
import { Availability } from '../profile/availability'
import { NetworkLinks } from '../profile/network-links'
import { PhoneLink } from '../profile/phone-link'
import { useRouteName } from '../use-place'
import styles from './contact-dialog.module.css'
import { wasOpenedFromGrid } from './contact-history'
import { CopyButton } from './copy-button'

const HEADING_ID = 'contacto-titulo'

const contactTile = () => document.querySelector('[data-part=tile] a[href^="mailto:"]')

/** Copies or saves the address, for visitors without a mail program. */
export function ContactDialog() {
  const site = useSite()
  const { profile, paths } = site
  const words = site.words.contact
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
    if (wasOpenedFromGrid()) window.history.back()
    else navigate(paths.navigation, { replace: true })
  }
  const onCloseClick = (event: MouseEvent) => {
    event.preventDefault()
    close()
  }
  return (
    <Dialog
      isOpen={isOpen}
      labelledBy={HEADING_ID}
      onCloseRequest={close}
      closedFocus={contactTile}
    >
      <div className={styles.frame}>
        <Engraving />
        <LanguageLinks className={styles.languages} />
        <div className={styles.head}>
          <div>
            <h2 id={HEADING_ID} className={`${styles.heading} foil`} tabIndex={-1}>
              {words.heading}
            </h2>
            <p className={styles.address}>
              {`${user}@`}
              <wbr />
              {host}
            </p>
            {profile.telefono && (
              <p className={styles.address}>
                <PhoneLink />
              </p>
            )}
            <Availability />
          </div>
          <ContactQr className={styles.qr} />
        </div>
        <div className={styles.actions}>
          <a
            className={styles.primary}
            href={`mailto:${profile.email}`}
            // React's autoFocus writes no attribute, which showModal() would read.
            ref={(link) => link?.setAttribute('autofocus', '')}
          >
            {words.write}
          </a>
          <CopyButton text={profile.email} className={styles.secondary} />
          <a className={styles.secondary} href={assetUrl(contactFile(site))} download>
            {words.save}
          </a>
        </div>
        {(profile.enlaces ?? []).length > 0 && (
          <ul className={styles.links}>
            <NetworkLinks />
          </ul>
        )}
        <Link
          to={paths.navigation}
          className={styles.close}
          aria-label={words.close}
          onClick={onCloseClick}
        >
          <X aria-hidden size={20} strokeWidth={1.75} />
        </Link>
      </div>
    </Dialog>
  )
}
