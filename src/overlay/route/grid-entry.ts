import { loadedPlayer } from './load-player'
import { lockScroll } from './scroll-lock'
import { optionalParts } from './timelines/moving-parts'

/** Since the first paint; later, the animation would interrupt reading. */
const GREETING_LIMIT_MS = 2500

/** SPEC: only a visible grid is animated. */
function isGridSeen(screen: HTMLElement): boolean {
  const grid = optionalParts(screen, 'grid')[0]?.getBoundingClientRect()
  return grid !== undefined && grid.bottom > 0 && grid.top < window.innerHeight
}

/** SPEC: no scrolling while the grid enters. */
export function lockScrollIfSeen(screen: HTMLElement): void {
  if (isGridSeen(screen)) lockScroll()
}

function isTooLate(): boolean {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return performance.now() - (paint?.startTime ?? 0) > GREETING_LIMIT_MS
}

/** For a grid in the served HTML; no effect on other screens. */
export function greetGridIfSeen(screen: HTMLElement): void {
  const player = loadedPlayer()
  if (!player || player.isTransitionPlaying() || !isGridSeen(screen)) return
  if (isTooLate() || window.scrollY > 0) return
  player.playGreeting(screen)
  lockScroll()
}
