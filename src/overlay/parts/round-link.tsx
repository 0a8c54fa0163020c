import type { LucideIcon } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'wouter'
import styles from './round-link.module.css'

/** A click that asks for no other tab, window or download. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

type RoundLinkProps = {
  to: string
  label: string
  icon: LucideIcon
  /** What a plain click does instead of following the link; it says whether it did. */
  onPlainClick?: (() => boolean) | undefined
  'data-part'?: string
}

/** The round copper control that moves between the home card, the grid and the sections. */
export function RoundLink({ label, icon: Icon, onPlainClick, ...link }: RoundLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (onPlainClick && isPlainClick(event) && onPlainClick()) event.preventDefault()
  }
  return (
    <Link {...link} className={styles.round} aria-label={label} onClick={onClick}>
      <Icon aria-hidden size={22} strokeWidth={1.75} />
    </Link>
  )
}
