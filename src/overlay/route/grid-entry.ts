import { loadedPlayer } from './load-player'
import { lockScroll } from './scroll-lock'

/** SPEC: the grid's animation runs only where the grid can be seen. */
function isGridSeen(screen: HTMLElement): boolean {
  const grid = screen.querySelector('nav[aria-label="Secciones"]')?.getBoundingClientRect()
  return grid !== undefined && grid.bottom > 0 && grid.top < window.innerHeight
}

/** SPEC: scrolling waits while the grid enters. */
export function lockScrollIfSeen(screen: HTMLElement): void {
  if (isGridSeen(screen)) lockScroll()
}

/** For the grid that was on the page from the start; on every other screen nothing happens. */
export function greetGridIfSeen(screen: HTMLElement): void {
  const player = loadedPlayer()
  if (!player || player.isTransitionPlaying() || !isGridSeen(screen)) return
  player.playGreeting(screen)
  lockScroll()
}
