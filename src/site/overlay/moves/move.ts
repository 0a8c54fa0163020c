import gsap from 'gsap'
import { addToFrame, after, wake } from '../../interaction/frames/frame-loop'
import { testClock } from '../../interaction/frames/test-clock'
import { live } from '../../interaction/live'
import { sceneState } from '../../interaction/scene-state'
import { isSectionRoute } from '../../model/routes'
import { type Flight, startFlight } from './flight'
import { clearGrid, DRAWN, enterGrid, greetGrid, leaveGrid, partCard } from './grid-moves'
import { clearCard, enterHome, gatherCard, leaveHome } from './home-moves'
import { copyScreen, type Left, removeCopies } from './leaving-copy'
import type { createParts } from './parts'
import type { ScreenName } from './route-transition'
import {
  enterPlainly,
  enterSection,
  leavePlainly,
  leaveSection,
  leaveSectionSlowly,
} from './section-moves'
import { endSurge, isSurge } from './surge'
import { EASES, TIMINGS } from './timings'
import { rememberTile } from './title'

/** Ends a move that gets no frames, so that nothing stays half shown. */
const GRACE_S = 0.5

/** `main`, and the parts of the screen in it. */
export type Stage = { readonly main: HTMLElement; readonly parts: ReturnType<typeof createParts> }

/**
 * One move: the exit of a screen, then the entry of the next. Made at the press. It can be sent
 * elsewhere, sped up, turned back and settled while it is under way.
 */
export type Move = {
  readonly isLeaving: () => boolean
  /** Or sends it elsewhere; a slow exit is then sped up. @param isSlow SPEC's second */
  readonly leave: (from: ScreenName, to: ScreenName, isSlow: boolean, done: () => void) => void
  /** A screen that is leaving returns from where it is. */
  readonly turnBack: (done: () => void) => void
  readonly arrive: (name: ScreenName, done: () => void) => void
  /** A wave through a grid that is already visible. */
  readonly greet: (done: () => void) => void
  /** Breaks it off. @returns what the next move goes on with */
  readonly stop: () => { flight: Flight | undefined; copy: Left | undefined }
  /** Ends it at once, without calling back. */
  readonly settle: () => void
}

/** GSAP runs on our frame loop instead of its own ticker. */
function runOnFrameLoop(): void {
  let seconds = 0
  // A lazy tween shows one frame before its start state.
  gsap.defaults({ lazy: false })
  gsap.ticker.remove(gsap.updateRoot)
  addToFrame('timelines', (_delta, realSeconds) => {
    seconds += realSeconds
    gsap.updateRoot(seconds)
    gsap.ticker.sleep()
    return gsap.globalTimeline.getChildren(false).length > 0
  })
  if (!testClock) return
  testClock.timelines = () =>
    gsap.globalTimeline.getChildren(false, false, true).filter((each) => !isSurge(each)).length
}
runOnFrameLoop()

const isCardDrawn = (): boolean => live.isCardLit && sceneState.get() === 'ready'

/** Between these two the card's sheet flies, where the scene draws it. */
function isFlight(from: ScreenName, to: ScreenName): boolean {
  if (from === 'home') return to === 'navigation' && isCardDrawn()
  return from === 'navigation' && to === 'home' && sceneState.get() === 'ready'
}

const fade = (layer: HTMLElement) =>
  gsap.to(layer, { opacity: 0, duration: TIMINGS.afterglow, onComplete: () => layer.remove() })

/** Elements that a timeline has written to. */
const writtenParts = ({ parts }: Stage): HTMLElement[] =>
  parts.names().flatMap((name) => parts.all(name).filter((each) => each.hasAttribute('style')))

/** As React rendered it. */
function clearStyles(stage: Stage): void {
  const written = writtenParts(stage)
  if (written.length > 0) gsap.set(written, { clearProps: 'all' })
  // GSAP leaves one on SVG elements.
  for (const { style } of written) style.transformOrigin = ''
}

/** From an interrupted entry or exit to rest, without a jump. */
function returnToRest(stage: Stage): gsap.core.Timeline {
  const isCurve = (element: Element) => element instanceof SVGElement
  const written = writtenParts(stage)
  const curves = written.filter(isCurve)
  const others = written.filter((element) => !isCurve(element))
  const timeline = gsap
    .timeline({ defaults: { duration: TIMINGS.return, ease: EASES.arrive } })
    .to(live, { away: 0, upright: 0, cardPresence: 1 }, 0)
  // GSAP warns of tweens without targets.
  if (others.length > 0) timeline.to(others, { opacity: 1, x: 0, y: 0, scale: 1 }, 0)
  if (curves.length > 0) timeline.to(curves, { strokeDasharray: DRAWN }, 0)
  return timeline
}

/** @param before a move that is not over: this one goes on from what it shows */
export function createMove(stage: Stage, before?: Move): Move {
  const { parts } = stage
  const taken = before?.stop()
  let flight: Flight | undefined = taken?.flight
  let copy: Left | undefined = taken?.copy
  let timeline: gsap.core.Timeline | undefined
  let isLeaving = false
  let depart = () => {}
  let onDone = () => {}
  let cancelDeadline = () => {}

  const endFlight = () => {
    flight?.end()
    flight = undefined
  }
  const rest = () => {
    clearStyles(stage)
    copy?.layer.remove()
    endFlight()
    Object.assign(live, { upright: 0, away: 0, cardPresence: 1 })
  }
  const finish = () => {
    cancelDeadline()
    timeline?.kill()
    timeline = undefined
    if (isLeaving) depart()
    else rest()
    isLeaving = false
    onDone()
  }
  const finishAfter = (seconds: number) => {
    cancelDeadline()
    cancelDeadline = after(seconds * 1000, finish)
  }
  const play = (next: gsap.core.Timeline) => {
    timeline?.kill()
    timeline = next
    next.eventCallback('onComplete', finish)
    finishAfter(next.duration() + GRACE_S)
    wake()
  }

  const exit = (from: ScreenName, to: ScreenName, isSlow: boolean): gsap.core.Timeline => {
    // In flight, the pieces are on their way: they turn round at once.
    if (isFlight(from, to) && flight) return gsap.timeline()
    if (from === 'home') return isFlight(from, to) ? clearCard(parts) : leaveHome(parts)
    if (from === 'navigation') {
      return isFlight(from, to) ? clearGrid(parts) : leaveGrid(parts, to, flight)
    }
    if (!isSectionRoute(from)) return leavePlainly(parts)
    return isSlow ? leaveSectionSlowly(parts, from) : leaveSection(parts, from, to)
  }
  const entry = (name: ScreenName, left: Left): gsap.core.Timeline => {
    if (left.from === 'home' && name === 'navigation' && left.card) {
      flight = startFlight(left.card, parts, true, flight)
      return partCard(parts, left, flight, endFlight)
    }
    if (left.from === 'navigation' && name === 'home' && live.card && isCardDrawn()) {
      flight = startFlight(live.card, left, false, flight)
      return gatherCard(parts, flight, endFlight)
    }
    endFlight()
    live.cardPresence = 1
    if (name === 'home') return enterHome(parts, left)
    if (name === 'navigation') return enterGrid(parts, left)
    return isSectionRoute(name) ? enterSection(parts, name, left) : enterPlainly(parts, left)
  }

  return {
    isLeaving: () => isLeaving,
    leave: (from, to, isSlow, done) => {
      onDone = done
      depart = () => {
        if (from === 'navigation' && isSectionRoute(to)) rememberTile(parts, to)
        copy?.layer.remove()
        const card = isCardDrawn() ? live.card : null
        copy = { ...copyScreen(stage.main, parts), from, card }
      }
      if (isLeaving && timeline) {
        const remainingS = timeline.duration() - timeline.time()
        if (isSlow || remainingS <= TIMINGS.exit) return
        timeline.timeScale(remainingS / TIMINGS.exit)
        return finishAfter(TIMINGS.exit + GRACE_S)
      }
      isLeaving = true
      const next = exit(from, to, isSlow)
      if (copy && next.duration() > 0) {
        fade(copy.layer)
        copy = undefined
      }
      play(next)
      if (next.duration() === 0) finish()
      // SPEC: one second, without the grace.
      else if (isSlow) finishAfter(TIMINGS.awaitedExit)
    },
    turnBack: (done) => {
      endFlight()
      isLeaving = false
      onDone = done
      play(returnToRest(stage))
    },
    arrive: (name, done) => {
      onDone = done
      if (copy) play(entry(name, copy))
      else finish()
    },
    greet: (done) => {
      onDone = done
      play(greetGrid(parts))
    },
    stop: () => {
      cancelDeadline()
      timeline?.kill()
      return { flight, copy }
    },
    settle: () => {
      cancelDeadline()
      timeline?.kill()
      rest()
    },
  }
}

/** Ends all that moves between screens at once. */
export function settle(move: Move | undefined): void {
  move?.settle()
  removeCopies()
  endSurge()
  // Clearing styles woke GSAP's ticker, and there may be no next frame to stop it.
  gsap.ticker.sleep()
}

export { playSurge } from './surge'
