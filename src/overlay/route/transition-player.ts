import gsap from 'gsap'
import { addToFrame, wake } from '../../interaction/frames/frame-loop'
import { after } from '../../interaction/frames/frame-timer'
import { testClock } from '../../interaction/frames/test-clock'
import { live } from '../../interaction/live'
import { isSectionRoute } from '../../model/routes'
import type { ScreenName } from './route-transition'
import { enterGrid, greetGrid, leaveGrid } from './timelines/grid-timelines'
import { enterHome, leaveHome } from './timelines/home-timelines'
import {
  enterPlainly,
  enterSection,
  leavePlainly,
  leaveSection,
  leaveSectionSlowly,
} from './timelines/section-timelines'
import { EASES, TIMINGS } from './timelines/timings'
import { clearWritten, forgetWritten, noteWritten, returnToRest } from './timelines/written-styles'

type Direction = 'enter' | 'exit'
type Playing = {
  timeline: gsap.core.Timeline
  direction: Direction
  onDone: () => void
}

/** Peak drift, in multiples of the field's speed. */
const SURGE = 9
/** Ends a transition that gets no frames, so that nothing stays inert. */
const GRACE_S = 0.5

let seconds = 0
let playing: Playing | undefined
let surge: gsap.core.Timeline | undefined
let cancelDeadline = () => {}

// A lazy tween shows one frame before its start state.
gsap.defaults({ lazy: false })
// GSAP runs on our frame loop instead of its own ticker.
gsap.ticker.remove(gsap.updateRoot)
addToFrame('timelines', (_delta, realSeconds) => {
  seconds += realSeconds
  gsap.updateRoot(seconds)
  gsap.ticker.sleep()
  return playing !== undefined || surge !== undefined
})

if (testClock) {
  testClock.timelines = () =>
    gsap.globalTimeline.getChildren(false, false, true).filter((each) => each !== surge).length
}

function enterTimeline(name: ScreenName, screen: HTMLElement): gsap.core.Timeline {
  if (name === 'home') return enterHome(screen)
  if (name === 'navigation') return enterGrid(screen)
  return isSectionRoute(name) ? enterSection(screen) : enterPlainly(screen)
}

function exitTimeline(name: ScreenName, screen: HTMLElement, isSlow: boolean): gsap.core.Timeline {
  if (name === 'home') return leaveHome(screen)
  if (name === 'navigation') return leaveGrid(screen)
  if (isSectionRoute(name)) return isSlow ? leaveSectionSlowly(screen) : leaveSection(screen)
  return leavePlainly(screen)
}

function finish(): void {
  const finished = playing
  if (!finished) return
  playing = undefined
  cancelDeadline()
  finished.timeline.kill()
  if (finished.direction === 'enter') clearWritten()
  finished.onDone()
}

function finishAfter(seconds: number): void {
  cancelDeadline()
  cancelDeadline = after(seconds * 1000, finish)
}

function start(timeline: gsap.core.Timeline, rest: Omit<Playing, 'timeline'>): void {
  playing?.timeline.kill()
  playing = { timeline, ...rest }
  noteWritten(timeline)
  timeline.eventCallback('onComplete', finish)
  finishAfter(timeline.duration() + GRACE_S)
  wake()
}

function playSurge(direction: 1 | -1): void {
  surge?.kill()
  surge = gsap
    .timeline({
      onComplete: () => {
        surge = undefined
      },
    })
    .to(live, { surge: direction * SURGE, duration: TIMINGS.surgeRise, ease: EASES.surgeRise })
    .to(live, { surge: 0, duration: TIMINGS.surgeSettle, ease: EASES.surgeSettle })
  wake()
}

/** A screen that is leaving returns from its current state. */
function playEnter(name: ScreenName, screen: HTMLElement, onDone: () => void): void {
  const isReturning = playing?.direction === 'exit'
  if (!isReturning) forgetWritten()
  const timeline = isReturning ? returnToRest() : enterTimeline(name, screen)
  start(timeline, { direction: 'enter', onDone })
}

/** A slow exit is sped up when another address is requested. */
function playExit(
  name: ScreenName,
  screen: HTMLElement,
  isSlow: boolean,
  onDone: () => void,
): void {
  if (playing?.direction === 'exit') {
    const left = playing.timeline.duration() - playing.timeline.time()
    if (!isSlow && left > TIMINGS.exit) {
      playing.timeline.timeScale(left / TIMINGS.exit)
      finishAfter(TIMINGS.exit + GRACE_S)
    }
    playing.onDone = onDone
    return
  }
  start(exitTimeline(name, screen, isSlow), { direction: 'exit', onDone })
  // SPEC: one second, without the grace.
  if (isSlow) finishAfter(TIMINGS.awaitedExit)
}

function playGreeting(screen: HTMLElement): void {
  start(greetGrid(screen), { direction: 'enter', onDone: () => {} })
}

/** Ends everything at once, without calling onDone. */
function settleTransition(): void {
  playing?.timeline.kill()
  playing = undefined
  cancelDeadline()
  clearWritten()
  surge?.kill()
  surge = undefined
  live.surge = 0
  live.away = 0
  live.cardPresence = 1
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
