import { Link } from 'wouter'
import { Engraving } from '../light/takes-light'
import { part } from '../part'
import { useSite } from '../site-context'
import styles from './message-panel.module.css'

type MessagePanelProps = { title: string; text: string }

export function MessagePanel({ title, text }: MessagePanelProps) {
  const { paths, words } = useSite()
  return (
    <div className={styles.screen} {...part('whole')}>
      <div className={`${styles.panel} panel`}>
        <Engraving />
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
