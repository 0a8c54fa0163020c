import type { LucideIcon } from 'lucide-react'
import { Link } from 'wouter'
import styles from './round-link.module.css'

type RoundLinkProps = { to: string; label: string; icon: LucideIcon }

/** The round copper control that moves between the home card, the grid and the sections. */
export function RoundLink({ to, label, icon: Icon }: RoundLinkProps) {
  return (
    <Link to={to} className={styles.round} aria-label={label}>
      <Icon aria-hidden size={22} strokeWidth={1.75} />
    </Link>
  )
}
