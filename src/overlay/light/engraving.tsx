import styles from './engraving.module.css'
import { takesLight } from './takes-light'

const lightSpot = (spot: HTMLElement | null) =>
  takesLight(spot?.parentElement?.parentElement ?? null, spot)

/** First child of a panel: the owner's lines and the panel's edge, where the visitor's light falls. */
export function Engraving() {
  return (
    <span className={styles.engraving} aria-hidden="true">
      <span className={styles.spot} ref={lightSpot} />
    </span>
  )
}
