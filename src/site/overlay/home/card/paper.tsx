import { part } from '../../part'
import light from './light.module.css'
import styles from './paper.module.css'
import strike from './strike.module.css'

type PaperProps = { className?: string | undefined; isStruck?: boolean }

/** The card's CSS paper, seen where the scene does not draw the card. */
export function Paper({ className = '', isStruck }: PaperProps) {
  return (
    <div
      {...part('paper', 'folding')}
      className={`${styles.paper} ${className}`}
      aria-hidden="true"
    >
      <span
        {...part('lines')}
        className={`${styles.lines} ${isStruck ? strike.struck : ''} unprinted`}
      >
        <span {...part('flare')} className={light.flare} />
      </span>
      <span className={`${styles.engraved} unprinted`} />
      <span {...part('glare')} className={`${light.glare} unprinted`} />
    </div>
  )
}
