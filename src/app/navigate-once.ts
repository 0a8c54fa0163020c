import type { AroundNavHandler } from 'wouter'
import { newScrollKey } from '../interaction/scroll-memory'

/** Adds a scroll key to new history entries. A link to the open page replaces its entry. */
export const navigateOnce: AroundNavHandler = (navigate, to, options) => {
  // `to` already includes the base.
  const plain = (path: string) => path.replace(/(.)\/$/, '$1')
  const isHere = plain(window.location.pathname) === plain(to)
  navigate(to, {
    ...options,
    replace: isHere || options?.replace === true,
    state: { ...options?.state, ...newScrollKey() },
  })
}
