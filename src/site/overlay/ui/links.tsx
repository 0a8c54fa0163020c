import type { LucideIcon } from 'lucide-react'
import type { MouseEvent, MouseEventHandler, ReactNode } from 'react'
import { Link } from 'wouter'
import { useSite } from '../site-context'

/** Others open a tab, a window or a menu. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

type RoundLinkProps = {
  to: string
  label: string
  icon: LucideIcon
  /** Of plain clicks; it may keep the link from navigating. */
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
  /** A profile of the owner, for programs that ask who is behind the site. */
  isProfile?: boolean | undefined
  children: ReactNode
}

/** Its accessible name says that it opens a new tab. */
export function NewTabLink({ href, className = '', isProfile, children }: NewTabLinkProps) {
  return (
    <a
      href={href}
      className={(isProfile ? `${className} u-url` : className).trim() || undefined}
      target="_blank"
      rel={isProfile ? 'me noopener noreferrer' : 'noopener noreferrer'}
    >
      {children}
      <span className="visually-hidden">{useSite().words.page.newTab}</span>
    </a>
  )
}
