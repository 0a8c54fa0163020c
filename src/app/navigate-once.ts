import type { AroundNavHandler } from 'wouter'
import { newScrollKey } from '../interaction/scroll-memory'

/**
 * Every move by link: gives the new history entry its scroll key, and makes a link to the page that
 * is already open replace that entry instead of adding the same one again.
 */
export const navigateOnce: AroundNavHandler = (navigate, to, options) => {
  // `to` has the base already.
  const plain = (path: string) => path.replace(/(.)\/$/, '$1')
  const isHere = plain(window.location.pathname) === plain(to)
  navigate(to, {
    ...options,
    replace: isHere || options?.replace === true,
    state: { ...options?.state, ...newScrollKey() },
  })
}
