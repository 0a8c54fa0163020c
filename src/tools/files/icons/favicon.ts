import type { Plate } from '../../../site/engraving/plate'
import type { Palette } from '../theme/palettes'
import { flowerMark, iconSvg } from './icon-drawing'

const CORNER_RADIUS = 112
const MARK_RADIUS = 204
const LINE_WIDTH = 17

/** The plate's flower in few bold lines, for 16 px. */
export const faviconSvg = (plate: Plate, theme: Palette): string =>
  iconSvg(flowerMark(plate, MARK_RADIUS, LINE_WIDTH), theme, CORNER_RADIUS, 0)
