import { useSite } from '../language/site-context'
import styles from './contact-qr.module.css'

export function ContactQr({ className }: { className: string | undefined }) {
  const { contactQr, words } = useSite()
  const { side, path } = contactQr
  return (
    <svg
      className={`${styles.qr} ${className}`}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={words.contact.qr}
    >
      <path d={path} />
    </svg>
  )
}
