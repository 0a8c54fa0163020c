import { Link } from 'wouter'
import { Paper } from '../home/card/paper'
import { part } from '../part'
import { useSite } from '../site-context'
import styles from './not-found-screen.module.css'
import { perforation } from './perforation'

/** A cancelled card. Does not print the address: one file answers every unknown one. */
export function NotFoundScreen() {
  const { paths, words } = useSite()
  const { title, text, cancelled } = words.page.notFound
  const { path, viewBox } = perforation(cancelled)
  return (
    <div className={styles.screen} {...part('whole')}>
      <div className={styles.card}>
        <div className={styles.face}>
          <Paper className={styles.paper} />
          <div className={styles.band} aria-hidden="true">
            <svg viewBox={viewBox} aria-hidden="true">
              <path className={styles.rim} d={path} />
              <path className={styles.hole} d={path} />
            </svg>
          </div>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.text}>{text}</p>
          <Link to={paths.home} className={`${styles.home} button`}>
            {words.page.toHome}
          </Link>
        </div>
      </div>
    </div>
  )
}
