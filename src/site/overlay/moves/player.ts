import gsap from 'gsap'
import { isSeen } from '../../interaction/box'
import { addToFrame, after, wake } from '../../interaction/frames/frame-loop'
import { testClock } from '../../interaction/frames/test-clock'
import { isCardDrawn, live } from '../../interaction/live'
import { partsOf } from '../part'
import { endFlight } from './flight'
import { lockScroll } from './grid-entry'
import { DRAWN } from './grid-moves'
import { clearForFlight } from './home-moves'
import { type Copy, copyScreen, removeCopies } from './leaving-copy'
import type { ScreenName, Transition, Way } from './route-transition'
import { entryOf, exitOf, flightOf } from './screen-moves'
import { endSurge, isSurge, playSurge } from './surge'
import { EASES, TIMINGS, type Timeline } from './timings'
import { rememberTile } from './title'

/** A move that gets no frames is ended this long after its time, so that nothing stays half shown. */
const GRACE_S = 0.5

/** Lets GSAP run on our frame loop instead of its own ticker. */
function runOnFrameLoop(): void {
  let seconds = 0
  // A lazy tween would show the screen for one frame before its start state.
  gsap.defaults({ lazy: false })
  // GSAP would warn of each part that a screen does not have.
  gsap.config({ nullTargetWarn: false })
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

const targetsIn = (screen: HTMLElement, timeline: Timeline): HTMLElement[] =>
  timeline
    .getChildren(true, true, false)
    .flatMap((tween) => (tween as gsap.core.Tween).targets<unknown>())
    .filter((target): target is HTMLElement => target instanceof Element && screen.contains(target))

/** Plays the moves between screens, one at a time: exit, copy, entry, end. */
export function createPlayer(main: HTMLElement) {
  const parts = partsOf(main)
  let timeline: Timeline | undefined
  let leftCopy: Copy | undefined
  let runningExit: Timeline | undefined
  /** Elements of the screen to which moves have written styles, until `wipe`. */
  const written = new Set<HTMLElement>()
  let onEnd = () => {}
  let cancelDeadline = () => {}

  const stop = () => {
    cancelDeadline()
    timeline?.kill()
    timeline = undefined
    runningExit = undefined
  }
  const wipe = () => {
    gsap.set([...written], { clearProps: 'all' })
    // GSAP does not clear it on SVG elements.
    for (const { style } of written) style.transformOrigin = ''
    written.clear()
    leftCopy?.layer.remove()
    leftCopy = undefined
    endFlight()
    Object.assign(live, { flatness: 0, exitTurn: 0, cardPresence: 1 })
  }
  /** Leads the screen back from an interrupted exit, without a jump. */
  const returnToRest = (): Timeline => {
    endFlight()
    const drawn = [...written].filter(({ style }) => style.strokeDasharray !== '')
    const others = [...written].filter(({ style }) => style.strokeDasharray === '')
    return gsap
      .timeline({ defaults: { duration: TIMINGS.return, ease: EASES.enter } })
      .to(live, { exitTurn: 0, flatness: 0, cardPresence: 1 }, 0)
      .to(others, { opacity: 1, x: 0, y: 0, scale: 1 }, 0)
      .to(drawn, { strokeDasharray: DRAWN }, 0)
  }
  const finish = () => {
    stop()
    onEnd()
  }
  const finishAfter = (seconds: number) => {
    cancelDeadline()
    cancelDeadline = after(seconds * 1000, finish)
  }
  const play = (next: Timeline) => {
    stop()
    timeline = next
    for (const element of targetsIn(main, next)) written.add(element)
    next.eventCallback('onComplete', finish)
    finishAfter(next.duration() + GRACE_S)
    wake()
  }

  /** @returns undefined while the pieces fly: there is no exit, they turn back at once */
  const exitTimeline = (way: Way, isAwaited: boolean): Timeline | undefined => {
    const isFlight = flightOf(way)?.isPossible()
    if (isFlight && live.sheet) return undefined
    const next = gsap.timeline({ defaults: { duration: TIMINGS.exit, ease: EASES.exit } })
    // Pieces in the air fade if this move is no flight.
    if (live.sheet) next.to(live, { cardPresence: 0 }, 0)
    const exit = isFlight ? clearForFlight : exitOf(way.from, isAwaited)
    exit(next, parts, way)
    return next
  }
  const entryTimeline = (name: ScreenName, copy: Copy): Timeline => {
    const next = gsap.timeline({ defaults: { duration: TIMINGS.enter, ease: EASES.enter } })
    const flight = flightOf({ from: copy.from, to: name })
    const card = flight?.cardOf(copy)
    if (flight && card) {
      flight.enter(next, parts, copy, card)
      return next
    }
    endFlight()
    live.cardPresence = 1
    entryOf(name)(next, parts, copy, name)
    return next
  }

  return {
    /** Lets a screen leave. If it leaves already, only its destination changes, and an awaited exit is sped up. */
    exit: ({ shown: from, next: to, isAwaited }: Transition, done: () => void) => {
      playSurge(from, to)
      onEnd = () => {
        if (from === 'navigation') rememberTile(parts, to)
        leftCopy?.layer.remove()
        leftCopy = { ...copyScreen(main), from, card: isCardDrawn() ? live.card : null }
        done()
      }
      if (runningExit) {
        const remainingS = runningExit.duration() - runningExit.time()
        if (isAwaited || remainingS <= TIMINGS.exit) return
        runningExit.timeScale(remainingS / TIMINGS.exit)
        return finishAfter(TIMINGS.exit + GRACE_S)
      }
      const next = exitTimeline({ from, to }, isAwaited)
      if (!next) return finish()
      const fading = leftCopy?.layer
      const onComplete = () => fading?.remove()
      if (fading) gsap.to(fading, { opacity: 0, duration: TIMINGS.afterglow, onComplete })
      leftCopy = undefined
      play(next)
      runningExit = next
      // SPEC's second has no grace.
      if (isAwaited) finishAfter(TIMINGS.awaitedExit)
    },
    /** Lets a screen enter. A screen that is still leaving returns from where it is. */
    enter: (name: ScreenName, done: () => void) => {
      onEnd = () => {
        wipe()
        done()
      }
      // SPEC: the grid is animated only if it is in view.
      if (name === 'navigation' && !parts('grid').some(isSeen)) return finish()
      if (name === 'navigation') lockScroll()
      if (runningExit) play(returnToRest())
      else if (leftCopy) play(entryTimeline(name, leftCopy))
      else done()
    },
    /** Ends all moves at once, without calling back. */
    settle: () => {
      const isUnderWay = timeline || leftCopy
      stop()
      if (isUnderWay) wipe()
      removeCopies()
      endSurge()
      // Clearing styles has woken GSAP's ticker, and there may be no next frame to stop it.
      gsap.ticker.sleep()
    },
  }
}

export type Player = ReturnType<typeof createPlayer>
