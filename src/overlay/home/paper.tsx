import styles from './paper.module.css'

/** The engraved paper of the card as CSS has it, seen where the scene does not light it. */
export function Paper({ className }: { className: string | undefined }) {
  return <div className={`${styles.paper} ${className}`} aria-hidden="true" />
}
