import { links } from 'virtual:content'
import { Link } from 'lucide-react'
import { NewTabLink } from '../parts/new-tab-link'

const MARK_PX = 16

function Mark({ path }: { path: string | undefined }) {
  if (path === undefined) return null
  if (path === '') return <Link aria-hidden size={MARK_PX} />
  return (
    <svg viewBox="0 0 24 24" width={MARK_PX} height={MARK_PX} aria-hidden="true">
      <path fill="currentColor" d={path} />
    </svg>
  )
}

type NetworkLinksProps = { most?: number; isPlain?: boolean }

/** The profile's links, with the marks of their networks unless `isPlain`. */
export const NetworkLinks = ({ most, isPlain }: NetworkLinksProps) =>
  links.slice(0, most).map(({ name, url, mark }) => (
    <li key={url}>
      <NewTabLink href={url}>
        {!isPlain && <Mark path={mark} />}
        {name}
      </NewTabLink>
    </li>
  ))
