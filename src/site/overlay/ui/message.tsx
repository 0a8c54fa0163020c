import { Link } from 'wouter'
import { useSite } from '../site-context'

export type MessageProps = { title: string; text: string; styles?: CSSModuleClasses }

/** What happened, and the way home. */
export function Message({ title, text, styles = {} }: MessageProps) {
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
