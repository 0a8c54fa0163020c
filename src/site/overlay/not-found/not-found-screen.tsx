import { Paper } from '../home/card/paper'
import { part } from '../part'
import { useSite } from '../site-context'
import { Message } from '../ui/message'
import styles from './not-found-screen.module.css'
import { perforation } from './perforation'

/** Shares of the card's width that the word takes at most, and that lie between two holes. */
const LONGEST = 0.8
const WIDEST_PITCH = 0.024

/** A cancelled card. It does not show the address, because one file answers every unknown one. */
export function NotFoundScreen() {
  const { notFound } = useSite().words.page
  const { path, width } = perforation(notFound.cancelled)
  const pitch = Math.min(WIDEST_PITCH, LONGEST / width)
  // In shares of the sheet's side: it is square, so that a circle stays one.
  const place = `translate(.5 .28) rotate(-9) scale(${pitch.toFixed(4)})`
  return (
    <div className={styles.screen} data-not-found="" {...part('whole')}>
      <div className={styles.card}>
        <div className={styles.face}>
          <div className={styles.sheet}>
            <Paper className={styles.paper} />
            <div className={styles.band} />
            <svg viewBox="0 0 1 1" aria-hidden="true">
              <clipPath id="holes" clipPathUnits="objectBoundingBox">
                <path
                  id="hole"
                  clipRule="evenodd"
                  d={`M-999-999H999V999H-999z${path}`}
                  transform={place}
                />
              </clipPath>
              <use href="#hole" className={styles.rim} />
            </svg>
          </div>
          <Message title={notFound.title} text={notFound.text} styles={styles} />
        </div>
      </div>
    </div>
  )
}
