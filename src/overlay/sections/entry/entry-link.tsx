import { ArrowUpRight } from 'lucide-react'
import { NewTabLink } from '../../parts/new-tab-link'
import styles from './entry-link.module.css'

/** Named as in SPEC; nothing without an address. */
export function EntryLink({ href, name }: { href: string | null; name: string }) {
  if (!href) return null
  return (
    <NewTabLink href={href} className={styles.link}>
      {name}
      <ArrowUpRight aria-hidden size={16} strokeWidth={1.75} className={styles.arrow} />
    </NewTabLink>
  )
}
