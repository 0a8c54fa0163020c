import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { isAddress } from '../../../model/schema/fields'
import { assetUrl } from '../../../model/site-base'
import { NewTabLink } from '../../parts/new-tab-link'
import styles from './entry-link.module.css'

/** Named as in SPEC; nothing without `to`. @param to an address or a file of public/ */
export function EntryLink({ to, name }: { to: string | null; name: ReactNode }) {
  if (!to) return null
  return (
    <NewTabLink href={isAddress(to) ? to : assetUrl(to)} className={styles.link}>
      {name}
      <ArrowUpRight aria-hidden size={16} strokeWidth={1.75} className={styles.arrow} />
    </NewTabLink>
  )
}
