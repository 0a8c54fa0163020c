import { Rotate3d } from 'lucide-react'
import { turnOver } from '../../interaction/turn'
import styles from './turn-button.module.css'

const LABELS = ['Ver el reverso', 'Ver el frente'] as const

/** Turns the card over, and takes the keyboard's focus along to the other face. */
export function TurnButton({ label }: { label: (typeof LABELS)[number] }) {
  const onClick = (event: React.MouseEvent<HTMLButtonElement>) => {
    const card = event.currentTarget.closest('article')
    turnOver()
    const other = LABELS.find((each) => each !== label)
    // The other face is inert until React has heard of the turn.
    requestAnimationFrame(() => {
      card?.querySelector<HTMLElement>(`button[aria-label="${other}"]`)?.focus()
    })
  }
  return (
    <button
      type="button"
      className={`${styles.turn} needs-script`}
      aria-label={label}
      onClick={onClick}
    >
      <Rotate3d aria-hidden size={18} strokeWidth={1.75} />
    </button>
  )
}
