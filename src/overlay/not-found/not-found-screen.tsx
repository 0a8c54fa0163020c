import { useSite } from '../language/site-context'
import { MessagePanel } from '../parts/message-panel'
import styles from './not-found-screen.module.css'

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
