import { whenIdle } from '../../interaction/when-idle'

type Player = typeof import('./transition-player')['transitionPlayer']

let player: Player | undefined
let loading: Promise<Player | undefined> | undefined

/** Undefined until loaded; until then, moves are not animated. */
export const loadedPlayer = (): Player | undefined => player

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

const FIRST_INPUTS = ['pointermove', 'pointerdown', 'keydown'] as const

/** Loads GSAP when idle or on the first input. @returns the cancellation */
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
