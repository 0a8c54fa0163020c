import type { LucideIcon } from 'lucide-react'
import type { MouseEvent, ReactNode, Ref } from 'react'
import { Link } from 'wouter'
import { useSite } from '../language/site-context'
import styles from './links.module.css'

type RoundLinkProps = {
  to: string
  label: string
  icon: LucideIcon
  /** Runs before the link navigates; true keeps it from doing so. wouter passes plain clicks only. */
  onPlainClick?: (() => boolean) | undefined
  ref?: Ref<HTMLAnchorElement>
}

export function RoundLink({ label, icon: Icon, onPlainClick, ...link }: RoundLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (onPlainClick?.()) event.preventDefault()
  }
  return (
    <Link {...link} className={`${styles.round} round`} aria-label={label} onClick={onClick}>
      <Icon aria-hidden size={22} strokeWidth={1.75} />
    </Link>
  )
}

type NewTabLinkProps = { href: string; className?: string | undefined; children: ReactNode }

/** Its accessible name says that it opens a new tab. */
export function NewTabLink({ href, className, children }: NewTabLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">{useSite().words.page.newTab}</span>
    </a>
  )
}
