import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { ROUTES } from '../../model/routes'
import styles from './message-panel.module.css'

type MessagePanelProps = { title: string; text: string; children?: ReactNode }

export function MessagePanel({ title, text, children }: MessagePanelProps) {
  return (
    <div className={styles.screen}>
      <div className={styles.panel}>
        {children}
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.text}>{text}</p>
        <Link to={ROUTES.home.path} className={styles.home}>
          Ir al inicio
        </Link>
      </div>
    </div>
  )
}
