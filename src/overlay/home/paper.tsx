import type { Ref } from 'react'
import styles from './paper.module.css'

type PaperProps = { className: string | undefined; glareRef?: Ref<HTMLSpanElement> }

/** The engraved paper of the card as CSS has it, seen where the scene does not light it. */
export function Paper({ className, glareRef }: PaperProps) {
  return (
    <div className={`${styles.paper} ${className}`} aria-hidden="true">
      <span ref={glareRef} className={styles.glare} />
    </div>
  )
}
