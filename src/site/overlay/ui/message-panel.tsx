import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Engraving } from '../light/takes-light'
import { part } from '../part'
import { useSite } from '../site-context'
import styles from './message-panel.module.css'

type MessagePanelProps = { title: string; text: string; children?: ReactNode }

export function MessagePanel({ title, text, children }: MessagePanelProps) {
  const { paths, words } = useSite()
  return (
    <div className={styles.screen} {...part('whole')}>
      <div className={`${styles.panel} panel`}>
        <Engraving />
        {children}
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.text}>{text}</p>
        <Link to={paths.home} className={`${styles.home} button`}>
          {words.page.toHome}
        </Link>
      </div>
    </div>
  )
}

/** Does not print the address: one file answers every unknown one. */
export function NotFoundScreen() {
  return (
    <MessagePanel {...useSite().words.page.notFound}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
    </MessagePanel>
  )
}
