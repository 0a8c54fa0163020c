import type { Plate } from '../../engraving/plate'
import { boldMark, iconSvg } from './icon-drawing'

const CORNER_RADIUS = 112
const MARK = { radius: 202, width: 16, spacing: 62 }

/** Flower and inner ring in few bold lines, for 16 px. */
export const faviconSvg = (plate: Plate): string => iconSvg(boldMark(plate, MARK), CORNER_RADIUS, 0)
