import { Rotate3d } from 'lucide-react'
import { homeCard } from '../../../../interaction/card/card'
import styles from './turn-button.module.css'

export function TurnButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      className={`${styles.turn} needs-script`}
      aria-label={label}
      onClick={homeCard.turnOver}
    >
      <Rotate3d aria-hidden size={18} strokeWidth={1.75} />
    </button>
  )
}
