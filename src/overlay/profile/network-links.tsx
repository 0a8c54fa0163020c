import { Link } from 'lucide-react'
import { useSite } from '../language/site-context'
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
export function NetworkLinks({ most, isPlain }: NetworkLinksProps) {
  const { links } = useSite()
  return links.slice(0, most).map(({ name, lang, url, mark }) => (
    <li key={url}>
      <NewTabLink href={url}>
        {!isPlain && <Mark path={mark} />}
        {lang ? <span lang={lang}>{name}</span> : name}
      </NewTabLink>
    </li>
  ))
}
