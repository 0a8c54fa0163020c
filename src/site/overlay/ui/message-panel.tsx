import { Link } from 'wouter'
import { Engraving } from '../light/takes-light'
import { part } from '../part'
import { useSite } from '../site-context'
import styles from './message-panel.module.css'

type MessageProps = { title: string; text: string; styles: CSSModuleClasses }

/** What happened, and the way home. */
export function Message({ title, text, styles }: MessageProps) {
  const { paths, words } = useSite()
  return (
    <>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.text}>{text}</p>
      <Link to={paths.home} className={`${styles.home} button`}>
        {words.page.toHome}
      </Link>
    </>
  )
}

export function MessagePanel(message: Omit<MessageProps, 'styles'>) {
  return (
    <div className={styles.screen} {...part('whole')}>
      <div className={`${styles.panel} panel`}>
        <Engraving />
        <Message {...message} styles={styles} />
      </div>
    </div>
  )
}
