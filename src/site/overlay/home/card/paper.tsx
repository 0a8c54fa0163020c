import { useParts } from '../../moves/parts'
import light from './light.module.css'
import styles from './paper.module.css'
import strike from './strike.module.css'
import type { CardPart } from './use-lit-card'

type PaperProps = { className: string | undefined; part?: CardPart }

/** The card's CSS paper, visible where the scene does not draw it. With `part`, it takes the light. */
export function Paper({ className, part }: PaperProps) {
  return (
    <div
      className={`${styles.paper} ${className}`}
      aria-hidden="true"
      data-folds
      ref={useParts()('paper')}
    >
      <span className={`${light.glare} unprinted`} ref={part?.('glare')} />
      <span
        className={`${styles.lines} ${part ? strike.struck : ''} unprinted`}
        ref={part?.('lines')}
      >
        <span className={light.flare} ref={part?.('flare')} />
      </span>
    </div>
  )
}
