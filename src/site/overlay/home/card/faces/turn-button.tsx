import { Rotate3d } from 'lucide-react'
import type { SyntheticEvent } from 'react'
import { homeCard } from '../../../../interaction/card/card'
import { part } from '../../../part'
import styles from './turn-button.module.css'

const holdCorner = ({ currentTarget }: SyntheticEvent) =>
  homeCard.holdCorner(currentTarget.matches(':hover, :focus-visible'))

/** The control that turns the card. It folds the card's corner over while a pointer is on it. */
export function TurnButton({ label }: { label: string }) {
  return (
    <>
      <span {...part('face-content')} className={`${styles.flap} unprinted`} aria-hidden="true">
        {/* The moves between screens write to the outer element, the card's pose to the inner one. */}
        <span {...part('flap')} />
      </span>
      <button
        {...part('face-content')}
        type="button"
        className={`${styles.turn} round needs-script`}
        aria-label={label}
        onClick={homeCard.turnOver}
        onPointerEnter={holdCorner}
        onPointerLeave={holdCorner}
        onFocus={holdCorner}
        onBlur={holdCorner}
      >
        <Rotate3d {...part('folding')} aria-hidden size={18} strokeWidth={1.75} />
      </button>
    </>
  )
}
