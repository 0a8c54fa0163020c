import { MessagePanel } from '../parts/message-panel'
import styles from './not-found-screen.module.css'

/** For every address without a page. It does not print the address: the same file answers them all. */
export function NotFoundScreen() {
  return (
    <MessagePanel title="Página no encontrada" text="La dirección no existe o cambió de lugar.">
      <p className={styles.code} aria-hidden="true">
        404
      </p>
    </MessagePanel>
  )
}
