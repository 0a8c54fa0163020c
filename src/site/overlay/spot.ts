import { use } from 'react'
import type { Entry } from '../../model/entries'
import { SiteContext } from './site-context'

const written = (spot: { place: string; id?: number; field: string | undefined }) => ({
  'data-spot': JSON.stringify(spot),
})

/** @param owner an entry in the page's language, or a file: `perfil` or the route of an own section */
function attributes(owner: Entry | string | undefined, field?: string) {
  if (typeof owner === 'string') return written({ place: owner, field })
  // This is only called while a component renders, where `use` may stand in loops and conditions.
  const lists: Readonly<Record<string, readonly Entry[]>> = use(SiteContext)?.lists ?? {}
  const place = Object.keys(lists).find((name) => lists[name]?.some((each) => each === owner))
  // A fetched entry is in no file.
  return owner && place !== undefined ? written({ place, id: owner.id, field }) : undefined
}

/**
 * Names the field of the content that an element shows. In the preview of `npm run edit` a click opens it. Anywhere
 * else this is undefined, so that a build leaves out `{...spot?.(entry, 'titulo')}`.
 */
export const spot = import.meta.env.PORTFOLIO_EDITED ? attributes : undefined
