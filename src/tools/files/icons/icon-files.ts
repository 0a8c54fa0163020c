import { plate } from 'virtual:content'
import sharp from 'sharp'
import { themeOf } from '../../theme/palettes'
import { type BuiltFile, sites } from '../sites'
import { boldMark, CORNER_RADIUS, fineMark, ICON_SIDE, iconSvg } from './icon-drawing'

/** At which sharp draws a unit of an SVG as one pixel. */
const SVG_DENSITY = 72
const MARK_RADIUS = 200
/** Platforms may crop a maskable icon to a circle with a radius of 40 % of the side. */
const SAFE_MARK_RADIUS = 178

const iconFile = (fileName: string, sidePx: number, svg: string): BuiltFile => ({
  fileName,
  contentType: 'image/png',
  create: () =>
    // 256 colours: a third of the bytes, no visible loss.
    sharp(Buffer.from(svg), { density: (SVG_DENSITY * sidePx) / ICON_SIDE })
      .png({ palette: true, effort: 7 })
      .toBuffer(),
})

const theme = themeOf(sites[0]?.profile ?? {})
const bold = boldMark(plate, MARK_RADIUS)

export const iconFiles: BuiltFile[] = [
  iconFile('apple-touch-icon.png', 180, iconSvg(bold, theme, 0, false)),
  iconFile('icon-192.png', 192, iconSvg(bold, theme, CORNER_RADIUS, true)),
  iconFile('icon-512.png', 512, iconSvg(fineMark(plate, MARK_RADIUS), theme, CORNER_RADIUS, true)),
  iconFile(
    'icon-maskable-512.png',
    512,
    iconSvg(fineMark(plate, SAFE_MARK_RADIUS), theme, 0, false),
  ),
]
