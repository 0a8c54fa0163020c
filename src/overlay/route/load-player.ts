import { whenIdle } from '../../interaction/when-idle'

type Player = typeof import('./transition-player')['transitionPlayer']

let player: Player | undefined
let loading: Promise<Player | undefined> | undefined

/** The player, once its file has arrived; a move before that swaps without animation. */
export const loadedPlayer = (): Player | undefined => player

/** Fetches GSAP and the timelines; without them, as when offline, every move is immediate. */
function loadPlayer(): Promise<Player | undefined> {
  loading ??= import('./transition-player').then(
    (module) => {
      player = module.transitionPlayer
      return player
    },
    () => undefined,
  )
  return loading
}

/** A visitor who moves will soon press something. */
const FIRST_INPUTS = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Fetches the player when the page is idle or the visitor first moves, whichever comes first, so
 * that the first screen is not kept waiting. Returns the cancellation.
 */
export function loadPlayerSoon(onLoaded: () => void): () => void {
  let isCancelled = false
  const load = () => {
    stop()
    void loadPlayer().then(() => {
      if (!isCancelled) onLoaded()
    })
  }
  const cancelIdle = whenIdle(load)
  for (const type of FIRST_INPUTS) window.addEventListener(type, load, { passive: true })
  const stop = () => {
    cancelIdle()
    for (const type of FIRST_INPUTS) window.removeEventListener(type, load)
  }
  return () => {
    isCancelled = true
    stop()
  }
}
