import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import type { BuiltFile } from '../built-file'
import { boldMark, fineMark, iconSvg } from './icon-drawing'

const CORNER_RADIUS = 112
const MARK_RADIUS = 200
/** Platforms may crop a maskable icon to a circle with a radius of 40 % of the side. */
const SAFE_MARK_RADIUS = 178

const iconFile = (fileName: string, sidePx: number, svg: string): BuiltFile => ({
  fileName,
  contentType: 'image/png',
  create: () => {
    const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: sidePx } }).render()
    // 256 colours: a third of the bytes, no visible loss.
    return sharp(drawn.asPng()).png({ palette: true, effort: 7 }).toBuffer()
  },
})

export const iconFiles: BuiltFile[] = [
  iconFile('apple-touch-icon.png', 180, iconSvg(boldMark(MARK_RADIUS), 0)),
  iconFile('icon-192.png', 192, iconSvg(boldMark(MARK_RADIUS), CORNER_RADIUS)),
  iconFile('icon-512.png', 512, iconSvg(fineMark(MARK_RADIUS), CORNER_RADIUS)),
  iconFile('icon-maskable-512.png', 512, iconSvg(fineMark(SAFE_MARK_RADIUS), 0)),
]
