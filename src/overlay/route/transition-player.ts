import gsap from 'gsap'
import { addToFrame, wake } from '../../interaction/frames/frame-loop'
import { after } from '../../interaction/frames/frame-timer'
import { testClock } from '../../interaction/frames/test-clock'
import { live } from '../../interaction/live'
import { isSectionRoute } from '../../model/routes'
import { enterGrid, greetGrid, leaveGrid } from './grid-timelines'
import { enterHome, leaveHome } from './home-timelines'
import type { ScreenName } from './route-transition'
import {
  enterPlainly,
  enterSection,
  leavePlainly,
  leaveSection,
  leaveSectionSlowly,
} from './section-timelines'
import { EASES, TIMINGS } from './timings'
import { clearWritten, forgetWritten, noteWritten, returnToRest } from './written-styles'

type Direction = 'enter' | 'exit'
type Playing = {
  timeline: gsap.core.Timeline
  direction: Direction
  onDone: () => void
}

/** How much faster the dust drifts at the height of a surge. */
const SURGE = 9
/** A page that gets no frames ends its move all the same, this much later: nothing stays inert. */
const GRACE_S = 0.5

let seconds = 0
let playing: Playing | undefined
let surge: gsap.core.Timeline | undefined
let cancelDeadline = () => {}

// A lazy tween would show a screen for a frame before it takes its start state.
gsap.defaults({ lazy: false })
// GSAP's own ticker would be a second heartbeat; ours calls it in its stage, on our clock.
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

/** What plays is over after this time, however few frames a busy machine gets to draw. */
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

/** The field surges as if one travelled, forward or back, and settles over the arrival. */
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

/** Lets a screen enter; one that was on its way out returns from where it is. */
function playEnter(name: ScreenName, screen: HTMLElement, onDone: () => void): void {
  const isReturning = playing?.direction === 'exit'
  if (!isReturning) forgetWritten()
  const timeline = isReturning ? returnToRest() : enterTimeline(name, screen)
  start(timeline, { direction: 'enter', onDone })
}

/** Lets a screen leave. One that already leaves slowly hurries when another address asks for it. */
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
  // The address is due after its second, not later.
  if (isSlow) finishAfter(TIMINGS.awaitedExit)
}

/** The entry of a grid that was on the page from the start. */
function playGreeting(screen: HTMLElement): void {
  start(greetGrid(screen), { direction: 'enter', onDone: () => {} })
}

/** Ends whatever moves, at once, without telling anyone: the caller knows better. */
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
  // Clearing styles woke GSAP's ticker, and no frame of ours may come to put it to sleep.
  gsap.ticker.sleep()
}

/** Whether a transition is on its way; there is never more than one. */
const isTransitionPlaying = (): boolean => playing !== undefined

/** The one owner of the transitions' timelines. */
export const transitionPlayer = {
  playSurge,
  playEnter,
  playExit,
  playGreeting,
  settleTransition,
  isTransitionPlaying,
}
