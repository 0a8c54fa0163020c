import { MessagePanel } from '../parts/message-panel'
import styles from './not-found-screen.module.css'

/** Does not print the address: one file answers every unknown one. */
export function NotFoundScreen() {
  return (
    <MessagePanel title="Página no encontrada" text="La dirección no existe o cambió de lugar.">
      <p className={styles.code} aria-hidden="true">
        404
      </p>
    </MessagePanel>
  )
}
