import type { ReactNode } from 'react'

type NewTabLinkProps = { href: string; className?: string | undefined; children: ReactNode }

/** A link that opens a new tab, and says so in its name. */
export function NewTabLink({ href, className, children }: NewTabLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> (se abre en una pestaña nueva)</span>
    </a>
  )
}
