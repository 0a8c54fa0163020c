import { loadedPlayer } from './load-player'
import { optionalParts } from './moving-parts'
import { lockScroll } from './scroll-lock'

/** Later than this after the first paint a greeting would take the page from a visitor who reads. */
const GREETING_LIMIT_MS = 2500

/** SPEC: the grid's animation runs only where the grid can be seen. */
function isGridSeen(screen: HTMLElement): boolean {
  const grid = optionalParts(screen, 'grid')[0]?.getBoundingClientRect()
  return grid !== undefined && grid.bottom > 0 && grid.top < window.innerHeight
}

/** SPEC: scrolling waits while the grid enters. */
export function lockScrollIfSeen(screen: HTMLElement): void {
  if (isGridSeen(screen)) lockScroll()
}

function isTooLate(): boolean {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return performance.now() - (paint?.startTime ?? 0) > GREETING_LIMIT_MS
}

/** For the grid that was on the page from the start; on every other screen nothing happens. */
export function greetGridIfSeen(screen: HTMLElement): void {
  const player = loadedPlayer()
  if (!player || player.isTransitionPlaying() || !isGridSeen(screen)) return
  if (isTooLate() || window.scrollY > 0) return
  player.playGreeting(screen)
  lockScroll()
}
