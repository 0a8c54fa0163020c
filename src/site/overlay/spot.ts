import { use } from 'react'
import type { Entry } from '../../model/entries'
import { SiteContext } from './site-context'

const written = (spot: { place: string; id?: number; field: string | undefined }) => ({
  'data-spot': JSON.stringify(spot),
})

/** @param owner an entry in the language of the page, or a file: `perfil`, the route of an own section */
function attributes(owner: Entry | string | undefined, field?: string) {
  if (typeof owner === 'string') return written({ place: owner, field })
  // It is only called while a component renders, where `use` may stand in loops and conditions.
  const lists: Readonly<Record<string, readonly Entry[]>> = use(SiteContext)?.lists ?? {}
  const place = Object.keys(lists).find((name) => lists[name]?.some((each) => each === owner))
  // An entry that was fetched is in no file.
  return owner && place !== undefined ? written({ place, id: owner.id, field }) : undefined
}

/**
 * Says which field of the content an element shows: in the preview of `npm run edit`, a click opens it.
 * Anywhere else it is undefined, so that a build leaves out `{...spot?.(entry, 'titulo')}`.
 */
export const spot = import.meta.env.PORTFOLIO_EDITED ? attributes : undefined
