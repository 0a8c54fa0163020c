import { Paper } from '../home/card/paper'
import { part } from '../part'
import { useSite } from '../site-context'
import { Message } from '../ui/message'
import styles from './not-found-screen.module.css'
import { perforation } from './perforation'

/** A cancelled card. It does not show the address, because one file answers every unknown one. */
export function NotFoundScreen() {
  const { notFound } = useSite().words.page
  const { path, viewBox } = perforation(notFound.cancelled)
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
          <Message title={notFound.title} text={notFound.text} styles={styles} />
        </div>
      </div>
    </div>
  )
}
