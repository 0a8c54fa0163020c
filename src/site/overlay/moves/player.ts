import { hasProjectPages } from 'virtual:content'
import gsap from 'gsap'
import { isSectionRoute, projectSlug } from '../../../model/routes'
import { isSeen } from '../../interaction/box'
import { addToFrame, after, wake } from '../../interaction/frames/frame-loop'
import { testClock } from '../../interaction/frames/test-clock'
import { canDrawCard, isCardDrawn, live } from '../../interaction/live'
import { sceneState } from '../../state/scene-state'
import { partsOf } from '../part'
import { endFlight } from './flight'
import { lockScroll } from './grid-entry'
import { DRAWN, enterGrid, exitGrid, scatterCard } from './grid-moves'
import { clearForFlight, enterHome, exitHome, gatherCard } from './home-moves'
import { type Copy, copyScreen, removeCopies } from './leaving-copy'
import { enterPage, exitPage } from './page-moves'
import type { ScreenName, Transition } from './route-transition'
import { enterSection, exitSection, exitSectionAwaited } from './section-moves'
import { endSurge, isSurge, playSurge } from './surge'
import { EASES, GONE, TIMINGS, type Timeline } from './timings'
import { rememberTile } from './title'

/** Ends a move that gets no frames, so that nothing stays half shown. */
const GRACE_S = 0.5

/** GSAP runs on our frame loop instead of its own ticker. */
function runOnFrameLoop(): void {
  let seconds = 0
  // A lazy tween shows one frame before its start state.
  gsap.defaults({ lazy: false })
  // A screen need not have every part.
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

/** Between these two the card's sheet flies, where the scene draws it. */
const isFlight = (from: ScreenName, to: ScreenName): boolean =>
  from === 'home'
    ? to === 'navigation' && isCardDrawn()
    : from === 'navigation' && to === 'home' && sceneState.get() === 'ready'

/** Plays the moves between screens, one at a time: exit, copy, entry, end. */
export function createPlayer(main: HTMLElement) {
  const parts = partsOf(main)
  let timeline: Timeline | undefined
  let kept: Copy | undefined
  let leaving: Timeline | undefined
  let end = () => {}
  let cancelDeadline = () => {}

  const stop = () => {
    cancelDeadline()
    timeline?.kill()
    timeline = undefined
    leaving = undefined
  }
  /** What a timeline has written to. The card's pose is not the moves'. */
  const writtenParts = (): HTMLElement[] => {
    const posed = parts('card', 'name', 'shine', 'glare', 'flare', 'folding', 'flap')
    const written = main.querySelectorAll<HTMLElement>('[data-part][style]')
    return [...written].filter((element) => !posed.includes(element))
  }
  const rest = () => {
    const written = writtenParts()
    gsap.set(written, { clearProps: 'all' })
    // GSAP leaves one on SVG elements.
    for (const { style } of written) style.transformOrigin = ''
    kept?.layer.remove()
    kept = undefined
    endFlight()
    Object.assign(live, { flatness: 0, exitTurn: 0, cardPresence: 1 })
  }
  /** From an interrupted entry or exit, without a jump. */
  const returnToRest = (): Timeline => {
    endFlight()
    const written = writtenParts()
    const curves = parts('curve').filter((curve) => written.includes(curve))
    const others = written.filter((element) => !curves.includes(element))
    return gsap
      .timeline({ defaults: { duration: TIMINGS.return, ease: EASES.enter } })
      .to(live, { exitTurn: 0, flatness: 0, cardPresence: 1 }, 0)
      .to(others, { opacity: 1, x: 0, y: 0, scale: 1 }, 0)
      .to(curves, { strokeDasharray: DRAWN }, 0)
  }
  const finish = () => {
    stop()
    end()
  }
  const finishAfter = (seconds: number) => {
    cancelDeadline()
    cancelDeadline = after(seconds * 1000, finish)
  }
  const play = (next: Timeline) => {
    stop()
    timeline = next
    next.eventCallback('onComplete', finish)
    finishAfter(next.duration() + GRACE_S)
    wake()
  }

  /** None in flight: the pieces are on their way, and turn round at once. */
  const exitOf = (from: ScreenName, to: ScreenName, isAwaited: boolean): Timeline | undefined => {
    const isFlying = isFlight(from, to)
    if (isFlying && live.sheet) return undefined
    const next = gsap.timeline({ defaults: { duration: TIMINGS.exit, ease: EASES.exit } })
    // Else, what is in the air fades.
    if (live.sheet) next.to(live, { cardPresence: 0 }, 0)
    if (isFlying) clearForFlight(next, parts)
    else if (from === 'home') exitHome(next, parts)
    else if (from === 'navigation') exitGrid(next, parts, to)
    else if (isAwaited) exitSectionAwaited(next, parts, from)
    else if (isSectionRoute(from)) exitSection(next, parts, from, to)
    else if (hasProjectPages && projectSlug(from)) exitPage(next, parts, to)
    else next.to(parts('whole'), { opacity: 0.2, ease: EASES.fade })
    return next
  }
  const entryOf = (name: ScreenName, copy: Copy): Timeline => {
    const { layer, from } = copy
    const next = gsap.timeline({ defaults: { duration: TIMINGS.enter, ease: EASES.enter } })
    const scattering = from === 'home' && name === 'navigation' && copy.card
    const gathering = from === 'navigation' && name === 'home' && canDrawCard() && live.card
    if (!scattering && !gathering) {
      endFlight()
      live.cardPresence = 1
    }
    if (scattering) scatterCard(next, parts, copy, scattering)
    else if (gathering) gatherCard(next, parts, copy, gathering)
    else if (name === 'home') enterHome(next, parts, copy)
    else if (name === 'navigation') enterGrid(next, parts, copy)
    else if (isSectionRoute(name)) enterSection(next, parts, name, copy)
    else if (hasProjectPages && projectSlug(name)) enterPage(next, parts, name, copy)
    else next.from(parts('whole'), { opacity: 0, ease: EASES.fade }).to(layer, { ...GONE }, 0)
    return next
  }

  return {
    /** Lets a screen leave; one that leaves already is sent elsewhere, an awaited exit is then sped up. */
    exit: ({ shown: from, next: to, isAwaited }: Transition, done: () => void) => {
      playSurge(from, to)
      end = () => {
        if (from === 'navigation') rememberTile(parts, to)
        kept?.layer.remove()
        kept = { ...copyScreen(main), from, card: isCardDrawn() ? live.card : null }
        done()
      }
      if (leaving) {
        const remainingS = leaving.duration() - leaving.time()
        if (isAwaited || remainingS <= TIMINGS.exit) return
        leaving.timeScale(remainingS / TIMINGS.exit)
        return finishAfter(TIMINGS.exit + GRACE_S)
      }
      const next = exitOf(from, to, isAwaited)
      if (!next) return finish()
      const fading = kept?.layer
      const onComplete = () => fading?.remove()
      if (fading) gsap.to(fading, { opacity: 0, duration: TIMINGS.afterglow, onComplete })
      kept = undefined
      play(next)
      leaving = next
      // SPEC: one second, without the grace.
      if (isAwaited) finishAfter(TIMINGS.awaitedExit)
    },
    /** A screen enters; one that is leaving returns from where it is. */
    enter: (name: ScreenName, done: () => void) => {
      end = () => {
        rest()
        done()
      }
      // SPEC: only a visible grid is animated.
      if (name === 'navigation' && !parts('grid').some(isSeen)) return finish()
      if (name === 'navigation') lockScroll()
      if (leaving) play(returnToRest())
      else if (kept) play(entryOf(name, kept))
      else done()
    },
    /** Ends all that moves at once, without calling back. */
    settle: () => {
      const isUnderWay = timeline || kept
      stop()
      if (isUnderWay) rest()
      removeCopies()
      endSurge()
      // Clearing styles woke GSAP's ticker, and there may be no next frame to stop it.
      gsap.ticker.sleep()
    },
  }
}

export type Player = ReturnType<typeof createPlayer>
