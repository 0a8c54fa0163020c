import { contactQr } from 'virtual:content'
import styles from './contact-qr.module.css'

export function ContactQr({ className }: { className: string | undefined }) {
  const { side, path } = contactQr
  return (
    <svg
      className={`${styles.qr} ${className}`}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label="Código QR con los datos de contacto"
    >
      <path d={path} />
    </svg>
  )
}
