import { useSite } from '../../language/site-context'
import { movingPart } from '../../route/timelines/moving-parts'
import styles from './loader.module.css'

export function Loader() {
  return (
    <p role="status" className={styles.loader} {...movingPart('entry')}>
      <span className={styles.ring} aria-hidden="true" />
      {useSite().words.list.loading}
    </p>
  )
}
