import { type CardPlace, live } from '../../../interaction/live'
import { isSectionRoute } from '../../../model/routes'
import type { ScreenName } from '../route-transition'
import { optionalParts } from '../timelines/moving-parts'
import { takeAfterimage } from './afterimage'
import { isCardDrawn } from './sheet-flight'
import { rememberPlace, tileOf } from './tile-places'

/** What the next screen's entry needs of the screen before. */
export type Departure = {
  readonly from: ScreenName
  /** Its afterimage. */
  readonly image: HTMLElement
  readonly card: CardPlace | null
  readonly isCardDrawn: boolean
}

/** Call it while the screen still stands. @param to the screen that follows */
export function depart(from: ScreenName, to: ScreenName, main: HTMLElement): Departure {
  if (from === 'navigation' && isSectionRoute(to)) {
    const tile = tileOf(main, to)
    if (tile) rememberPlace(to, tile)
  }
  return { from, image: takeAfterimage(main), card: live.card, isCardDrawn: isCardDrawn() }
}

/** The card's CSS paper, on a home screen or its afterimage. */
export const paperOf = (home: HTMLElement): HTMLElement | undefined =>
  optionalParts(home, 'paper')[0]
