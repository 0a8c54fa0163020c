type Player = typeof import('./transition-player')['transitionPlayer']

let player: Player | undefined
let loading: Promise<Player | undefined> | undefined

/** The player, once its file has arrived; a move before that swaps without animation. */
export const loadedPlayer = (): Player | undefined => player

/** Fetches GSAP and the timelines; without them, as when offline, every move is immediate. */
export function loadPlayer(): Promise<Player | undefined> {
  loading ??= import('./transition-player').then(
    (module) => {
      player = module.transitionPlayer
      return player
    },
    () => undefined,
  )
  return loading
}
