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

/** The tile of the section that was left, the link to the page that was; else the title, to announce it. */
const focusTarget = (main: HTMLElement, from: ScreenName): HTMLElement | null =>
  main.querySelector<HTMLElement>(`[data-tile='${from}'] a, a[data-page='${from}']`) ??
  main.querySelector('h1')

/** A failure is told where its screens are wanted. */
const prefetch = ({ load }: typeof gridScreen | typeof lateScreens) => void load().catch(() => {})

/** Connects the address, the state machine and the player, which shows what it says. */
export function createMoves(first: ScreenName) {
  const { get, set, subscribe } = createValueStore(restingAt(first))
  /** Undefined until loaded; until then, moves are not animated. */
  let player: Player | undefined
  let goToGrid = () => {}
  let before: ScreenName | undefined

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

  /** Call once React shows a state. */
  const onShown = (main: HTMLElement, { shown, phase }: Transition): void => {
    if (before !== shown) {
      const entry = namedEntry()
      const isFocused = focusEntry(entry)
      if (!before) resumeScroll()
      else {
        if (!isFocused) focusTarget(main, before)?.focus({ preventScroll: true })
        restoreScroll(entry)
      }
      before = shown
    }
    if (phase !== 'enter') return
    const done = () => send({ type: 'enterEnded' })
    // After scrolling: entries measure the screen where it is scrolled to.
    if (player && mayMove()) player.enter(shown, done)
    else done()
  }

  /** @param toGrid shows the grid's address after an awaited exit. @returns the function that stops it */
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
      // To another entry of the same screen: cancels the awaited exit.
      send({ type: 'stay' })
      // A way that the browser has shown, as a swipe on a phone, is not shown once more.
      settle()
    }
    // GSAP loads after the page. Without the file, screens change at once.
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

  /** Starts SPEC's exit of a section; false lets the link navigate, during another move too. */
  const leave = (): boolean => {
    const { phase, isAwaited } = get()
    if (!player || !mayMove() || (phase === 'exit' && !isAwaited)) return false
    send({ type: 'leave' })
    return true
  }

  return { get, subscribe, send, onShown, start, leave }
}
