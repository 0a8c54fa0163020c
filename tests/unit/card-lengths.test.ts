import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FOLD } from '../../src/site/interaction/card/pose'
import { CARD_RADIUS_PX, TILE_RADIUS_PX } from '../../src/site/interaction/sheet/piece-pose'
import { PERSPECTIVE_PX } from '../../src/site/scene/card/card-frame'

it.each([
  ['styles/tokens.css', `--radius-card: ${CARD_RADIUS_PX}px;`],
  ['styles/tokens.css', `--radius-panel: ${TILE_RADIUS_PX}px;`],
  ['overlay/home/card/home-card.module.css', `perspective: ${PERSPECTIVE_PX}px;`],
  ['overlay/home/card/faces/turn-button.module.css', `calc(${FOLD.px}px + ${100 * FOLD.share}cqi)`],
])('the DOM card is as large as the scene’s, in %s: %s', (sheet, length) => {
  expect(readFileSync(`src/site/${sheet}`, 'utf8')).toContain(length)
})
