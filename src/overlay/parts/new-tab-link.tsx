import type { ReactNode } from 'react'
import { useSite } from '../language/site-context'

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
