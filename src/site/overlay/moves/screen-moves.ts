import { hasProjectPages } from 'virtual:content'
import { isSectionRoute, projectSlug } from '../../../model/routes'
import type { CardLayout } from '../../interaction/card/card-layout'
import { canDrawCard, isCardDrawn, live } from '../../interaction/live'
import { sceneState } from '../../state/scene-state'
import type { Parts } from '../part'
import { enterGrid, exitGrid, scatterCard } from './grid-moves'
import { enterHome, exitHome, gatherCard } from './home-moves'
import type { Copy } from './leaving-copy'
import { enterProjectPage, exitProjectPage } from './project-page-moves'
import type { ScreenName, Way } from './route-transition'
import { enterSection, exitSection, exitSectionAwaited } from './section-moves'
import { EASES, GONE, type Timeline } from './timings'

type Move = {
  exit: (timeline: Timeline, parts: Parts, way: Way) => void
  enter: (timeline: Timeline, parts: Parts, copy: Copy, name: ScreenName) => void
}

const FADE: Move = {
  exit: (timeline, parts) => timeline.to(parts('whole'), { opacity: 0.2, ease: EASES.fade }),
  enter: (timeline, parts, { layer }) =>
    timeline.from(parts('whole'), { opacity: 0, ease: EASES.fade }).to(layer, { ...GONE }, 0),
}

/** How each screen leaves, whatever comes next, and enters, whatever was before. */
const MOVES = {
  home: { exit: exitHome, enter: enterHome },
  navigation: { exit: exitGrid, enter: enterGrid },
  section: { exit: exitSection, enter: enterSection },
  projectPage: hasProjectPages ? { exit: exitProjectPage, enter: enterProjectPage } : FADE,
  other: FADE,
} satisfies Record<string, Move>

function kindOf(name: ScreenName): keyof typeof MOVES {
  if (name === 'home' || name === 'navigation') return name
  if (isSectionRoute(name)) return 'section'
  return projectSlug(name) === undefined ? 'other' : 'projectPage'
}

/** @param isAwaited whether this is the back control's exit of one second */
export const exitOf = (name: ScreenName, isAwaited: boolean): Move['exit'] =>
  isAwaited ? exitSectionAwaited : MOVES[kindOf(name)].exit

export const entryOf = (name: ScreenName): Move['enter'] => MOVES[kindOf(name)].enter

type Flight = Way & {
  /** Whether the scene can draw the card, asked as the exit begins. */
  isPossible: () => boolean
  /** The card that flies, asked as the entry begins; null without one. */
  cardOf: (copy: Copy) => CardLayout | null
  enter: (timeline: Timeline, parts: Parts, copy: Copy, card: CardLayout) => void
}

/** The moves in which the card flies in pieces, in place of MOVES. */
const FLIGHTS: readonly Flight[] = [
  {
    from: 'home',
    to: 'navigation',
    isPossible: isCardDrawn,
    cardOf: ({ card }) => card,
    enter: scatterCard,
  },
  {
    from: 'navigation',
    to: 'home',
    isPossible: () => sceneState.get() === 'ready',
    cardOf: () => (canDrawCard() ? live.card : null),
    enter: gatherCard,
  },
]

export const flightOf = ({ from, to }: Way): Flight | undefined =>
  FLIGHTS.find((each) => each.from === from && each.to === to)
