import type { LucideIcon } from 'lucide-react'
import type { MouseEvent, MouseEventHandler, ReactNode } from 'react'
import { Link } from 'wouter'
import { useSite } from '../site-context'

/** Whether a click navigates. Others open a tab, a window or a menu. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

type RoundLinkProps = {
  to: string
  label: string
  icon: LucideIcon
  /** For plain clicks only; it may keep the link from navigating. */
  onClick?: MouseEventHandler
  'data-part'?: string
}

export const RoundLink = ({ label, icon: Icon, ...link }: RoundLinkProps) => (
  <Link {...link} className="round framed" aria-label={label}>
    <Icon aria-hidden size={22} strokeWidth={1.75} />
  </Link>
)

type NewTabLinkProps = {
  href: string
  className?: string | undefined
  'aria-description'?: string | undefined
  /** Whether it leads to a profile of the owner, which `rel=me` tells to programs. */
  isProfile?: boolean | undefined
  children: ReactNode
}

/** A link that opens a new tab, which its accessible name says. */
export function NewTabLink({ className = '', isProfile, children, ...link }: NewTabLinkProps) {
  return (
    <a
      {...link}
      className={(isProfile ? `${className} u-url` : className).trim() || undefined}
      target="_blank"
      rel={isProfile ? 'me noopener noreferrer' : 'noopener noreferrer'}
    >
      {children}
      <span className="visually-hidden">{useSite().words.page.newTab}</span>
    </a>
  )
}
