import type { Ref } from 'react'
import styles from './paper.module.css'

type PaperProps = { className: string | undefined; glareRef?: Ref<HTMLSpanElement> }

/** The card's CSS paper, visible where the scene does not draw it. */
export function Paper({ className, glareRef }: PaperProps) {
  return (
    <div className={`${styles.paper} ${className}`} aria-hidden="true">
      <span ref={glareRef} className={styles.glare} />
    </div>
  )
}
