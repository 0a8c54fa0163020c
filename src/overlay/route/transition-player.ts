import gsap from 'gsap'
import { addToFrame, wake } from '../../interaction/frames/frame-loop'
import { after } from '../../interaction/frames/frame-timer'
import { testClock } from '../../interaction/frames/test-clock'
import { live } from '../../interaction/live'
import { isSectionRoute } from '../../model/routes'
import type { ScreenName } from './route-transition'
import { endSurge, isSurge, isSurging, playSurge } from './surge'
import { clearGrid, enterGrid, greetGrid, leaveGrid, partCard } from './timelines/grid-timelines'
import { clearCard, enterHome, gatherCard, leaveHome } from './timelines/home-timelines'
import {
  enterPlainly,
  enterSection,
  leavePlainly,
  leaveSection,
  leaveSectionSlowly,
} from './timelines/section-timelines'
import { TIMINGS } from './timelines/timings'
import { clearWritten, forgetWritten, noteWritten, returnToRest } from './timelines/written-styles'
import { dropAfterimage, hasAfterimage, removeAfterimage } from './travel/afterimage'
import { type Departure, depart } from './travel/departure'
import { endFlight, isFlying } from './travel/sheet-flight'

type Timeline = gsap.core.Timeline
type Direction = 'enter' | 'exit'
type Playing = {
  timeline: Timeline
  direction: Direction
  onDone: () => void
  /** Of an exit: what the next entry needs. */
  leave?: () => Departure
}
/** One move; `screen` is `main`. */
type Move = { from: ScreenName; to: ScreenName; screen: HTMLElement; onDone: () => void }

/** Ends a transition that gets no frames, so that nothing stays half shown. */
const GRACE_S = 0.5

let seconds = 0
let playing: Playing | undefined
let departure: Departure | undefined
let cancelDeadline = () => {}

// A lazy tween shows one frame before its start state.
gsap.defaults({ lazy: false })
// GSAP runs on our frame loop instead of its own ticker.
gsap.ticker.remove(gsap.updateRoot)
addToFrame('timelines', (_delta, realSeconds) => {
  seconds += realSeconds
  gsap.updateRoot(seconds)
  gsap.ticker.sleep()
  return playing !== undefined || isSurging() || hasAfterimage()
})

if (testClock) {
  testClock.timelines = () =>
    gsap.globalTimeline.getChildren(false, false, true).filter((each) => !isSurge(each)).length
}

/** Between these two the card's sheet flies. */
const isFlight = (from: ScreenName, to: ScreenName): boolean =>
  (from === 'home' && to === 'navigation') || (from === 'navigation' && to === 'home')

function enterTimeline(name: ScreenName, screen: HTMLElement, left: Departure): Timeline {
  if (isFlight(left.from, name)) {
    return name === 'home' ? gatherCard(screen, left) : partCard(screen, left)
  }
  endFlight()
  live.cardPresence = 1
  if (name === 'home') return enterHome(screen)
  if (name === 'navigation') return enterGrid(screen, left)
  return isSectionRoute(name) ? enterSection(screen, name, left) : enterPlainly(screen, left)
}

function exitTimeline({ from, to, screen }: Move, isSlow: boolean): Timeline {
  // In flight, the pieces are on their way: they turn round at once.
  if (isFlight(from, to) && isFlying()) return gsap.timeline()
  if (from === 'home') return to === 'navigation' ? clearCard(screen) : leaveHome(screen)
  if (from === 'navigation') return to === 'home' ? clearGrid(screen) : leaveGrid(screen, to)
  if (!isSectionRoute(from)) return leavePlainly(screen)
  return isSlow ? leaveSectionSlowly(screen, from) : leaveSection(screen, from, to)
}

function finish(): void {
  const finished = playing
  if (!finished) return
  playing = undefined
  cancelDeadline()
  finished.timeline.kill()
  if (finished.leave) departure = finished.leave()
  else rest()
  finished.onDone()
}

/** Everything as React rendered it. */
function rest(): void {
  clearWritten()
  removeAfterimage()
  endFlight()
  Object.assign(live, { upright: 0, away: 0, cardPresence: 1 })
}

function finishAfter(seconds: number): void {
  cancelDeadline()
  cancelDeadline = after(seconds * 1000, finish)
}

function start(timeline: Timeline, rest: Omit<Playing, 'timeline'>): void {
  playing?.timeline.kill()
  playing = { timeline, ...rest }
  noteWritten(timeline)
  timeline.eventCallback('onComplete', finish)
  finishAfter(timeline.duration() + GRACE_S)
  wake()
}

/** A screen that is leaving returns from its current state. */
function playEnter({ to, screen, onDone }: Omit<Move, 'from'>): void {
  const left = departure
  departure = undefined
  if (playing?.direction === 'exit') {
    endFlight()
    start(returnToRest(), { direction: 'enter', onDone })
    return
  }
  if (!left) {
    onDone()
    return
  }
  forgetWritten()
  start(enterTimeline(to, screen, left), { direction: 'enter', onDone })
}

/** A slow exit is sped up when another address is requested. */
function playExit(move: Move, isSlow: boolean): void {
  const { from, to, screen, onDone } = move
  const leave = () => depart(from, to, screen)
  if (playing?.direction === 'exit') {
    const left = playing.timeline.duration() - playing.timeline.time()
    if (!isSlow && left > TIMINGS.exit) {
      playing.timeline.timeScale(left / TIMINGS.exit)
      finishAfter(TIMINGS.exit + GRACE_S)
    }
    Object.assign(playing, { onDone, leave })
    return
  }
  if (!(isFlight(from, to) && isFlying())) dropAfterimage()
  const timeline = exitTimeline(move, isSlow)
  start(timeline, { direction: 'exit', onDone, leave })
  if (timeline.duration() === 0) finish()
  // SPEC: one second, without the grace.
  else if (isSlow) finishAfter(TIMINGS.awaitedExit)
}

function playGreeting(screen: HTMLElement): void {
  start(greetGrid(screen), { direction: 'enter', onDone: () => {} })
}

/** Ends everything at once, without calling onDone. */
function settleTransition(): void {
  playing?.timeline.kill()
  playing = undefined
  departure = undefined
  cancelDeadline()
  rest()
  endSurge()
  // Clearing styles woke GSAP's ticker, and there may be no next frame to stop it.
  gsap.ticker.sleep()
}

const isTransitionPlaying = (): boolean => playing !== undefined

export const transitionPlayer = {
  playSurge,
  playEnter,
  playExit,
  playGreeting,
  settleTransition,
  isTransitionPlaying,
}
