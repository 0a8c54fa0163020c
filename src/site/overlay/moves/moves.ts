import { whenIdle } from '../../interaction/frames/when-idle'
import { isStill, mayMove } from '../../state/motion-preference'
import { restoreScroll, resumeScroll } from '../../state/scroll-memory'
import { createValueStore } from '../../state/value-store'
import { partsOf } from '../part'
import { gridScreen, lateScreens } from '../screen-loader'
import { focusEntry, namedEntry } from '../sections/named-entry'
import { endFirstEntry, followFirstEntry, unlockScroll } from './grid-entry'
import type { Player } from './player'
import {
  restingAt,
  type ScreenName,
  type Transition,
  type TransitionEvent,
  transition,
} from './route-transition'

const FIRST_INPUTS = ['pointermove', 'pointerdown', 'keydown'] as const

/** Where the focus goes: to the tile or link of the screen that was left, else to the title, which announces the new one. */
const focusTarget = (main: HTMLElement, from: ScreenName): HTMLElement | null =>
  main.querySelector<HTMLElement>(`[data-tile='${from}'] a, a[data-page='${from}']`) ??
  main.querySelector('h1')

/** A failure is ignored here. It is told once the screen is wanted (use-moves.ts). */
const prefetch = ({ load }: typeof gridScreen | typeof lateScreens) => void load().catch(() => {})

/** Connects the address with the state machine, and the state machine with the player. */
export function createMoves(first: ScreenName) {
  const { get, set, subscribe } = createValueStore(restingAt(first))
  /** Undefined until it is loaded; until then moves are not animated. */
  let player: Player | undefined
  let goToGrid = () => {}
  let lastShown: ScreenName | undefined

  const send = (event: TransitionEvent): void => {
    const last = get()
    const state = transition(last, event)
    set(state)
    if (last.isAwaited && state.shown !== last.shown) goToGrid()
    if (state === last || state.phase !== 'exit') return
    endFirstEntry()
    unlockScroll()
    const done = () => send({ type: 'exitEnded' })
    if (player && mayMove()) player.exit(state, done)
    else done()
  }

  /** To be called once React shows a state. */
  const onShown = (main: HTMLElement, { shown, phase }: Transition): void => {
    if (lastShown !== shown) {
      const entry = namedEntry()
      const isFocused = focusEntry(entry)
      if (!lastShown) resumeScroll()
      else {
        if (!isFocused) focusTarget(main, lastShown)?.focus({ preventScroll: true })
        restoreScroll(entry)
      }
      lastShown = shown
    }
    if (phase !== 'enter') return
    const done = () => send({ type: 'enterEnded' })
    // This stands after the scrolling, because a move measures what is in view.
    if (player && mayMove()) player.enter(shown, done)
    else done()
  }

  /** @param toGrid goes to the grid's address after an awaited exit. @returns a function that stops all */
  const start = (main: HTMLElement, toGrid: () => void): (() => void) => {
    goToGrid = toGrid
    const page = new AbortController()
    const { signal } = page
    const settle = () => {
      if (mayMove()) return
      player?.settle()
      unlockScroll()
      send({ type: 'settle' })
    }
    const onPopState = () => {
      // History may lead to another entry of the same screen, which cancels an awaited exit.
      send({ type: 'stay' })
      // A step that the browser itself has animated, as at a phone's swipe, is not animated again.
      settle()
    }
    // GSAP is fetched after the page has loaded. Without it, screens change at once.
    const load = async () => {
      prefetch(gridScreen)
      const file = await import('./player').catch(() => undefined)
      if (!signal.aborted) player ??= file?.createPlayer(main)
    }
    const stops = [isStill.subscribe(settle), whenIdle(load), followFirstEntry(partsOf(main))]
    document.addEventListener('visibilitychange', settle, { signal })
    window.addEventListener('popstate', onPopState, { signal, capture: true })
    const options = { once: true, passive: true, signal }
    const onFirstInput = () => {
      prefetch(lateScreens)
      void load()
    }
    for (const type of FIRST_INPUTS) window.addEventListener(type, onFirstInput, options)
    return () => {
      page.abort()
      for (const stop of stops) stop?.()
      player?.settle()
    }
  }

  /** Starts SPEC's exit of one second. @returns false if the link must navigate instead, as during another move */
  const leave = (): boolean => {
    const { phase, isAwaited } = get()
    if (!player || !mayMove() || (phase === 'exit' && !isAwaited)) return false
    send({ type: 'leave' })
    return true
  }

  return { get, subscribe, send, onShown, start, leave }
}
