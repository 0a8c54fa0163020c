import type { LucideIcon } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'wouter'
import styles from './round-link.module.css'

/** A click that opens no other tab or window and starts no download. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

type RoundLinkProps = {
  to: string
  label: string
  icon: LucideIcon
  /** Runs instead of the link; false lets the link navigate. */
  onPlainClick?: (() => boolean) | undefined
  'data-part'?: string
}

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
