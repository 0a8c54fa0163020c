import type { LucideIcon } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'wouter'
import styles from './round-link.module.css'

type RoundLinkProps = {
  to: string
  label: string
  icon: LucideIcon
  /** Runs before the link navigates; true keeps it from doing so. wouter passes plain clicks only. */
  onPlainClick?: (() => boolean) | undefined
  'data-part'?: string
}

export function RoundLink({ label, icon: Icon, onPlainClick, ...link }: RoundLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (onPlainClick?.()) event.preventDefault()
  }
  return (
    <Link {...link} className={styles.round} aria-label={label} onClick={onClick}>
      <Icon aria-hidden size={22} strokeWidth={1.75} />
    </Link>
  )
}
