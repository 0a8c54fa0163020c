import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import type { BuiltFile } from '../built-file'
import { boldMark, fineMark, iconSvg } from './icon-drawing'

const CORNER_RADIUS = 112
const MARK_RADIUS = 200
/** A maskable icon may lose all outside a circle of 40 % of its side. */
const SAFE_MARK_RADIUS = 178

const iconFile = (fileName: string, sidePx: number, svg: string): BuiltFile => ({
  fileName,
  contentType: 'image/png',
  create: () => {
    const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: sidePx } }).render()
    // 256 colours: a third of the bytes, and nothing to be seen of it.
    return sharp(drawn.asPng()).png({ palette: true, effort: 7 }).toBuffer()
  },
})

/** The icons that phones and app lists ask for as PNG; favicon.svg serves the rest. */
export const iconFiles: BuiltFile[] = [
  iconFile('apple-touch-icon.png', 180, iconSvg(boldMark(MARK_RADIUS), 0)),
  iconFile('icon-192.png', 192, iconSvg(boldMark(MARK_RADIUS), CORNER_RADIUS)),
  iconFile('icon-512.png', 512, iconSvg(fineMark(MARK_RADIUS), CORNER_RADIUS)),
  iconFile('icon-maskable-512.png', 512, iconSvg(fineMark(SAFE_MARK_RADIUS), 0)),
]
