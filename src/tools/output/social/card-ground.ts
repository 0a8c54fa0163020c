import sharp from 'sharp'
import { mix, srgb } from '../../theme/color'
import type { Theme } from '../../theme/themes'
import { type Format, frame, sizeOf, svgOf } from './card-art'

/** Rows of Bayer's matrix, in sixteenths. */
const DITHER = [
  [0, 8, 2, 10],
  [12, 4, 14, 6],
  [3, 11, 1, 9],
  [15, 7, 13, 5],
] as const
/** Of 255: with half as many levels, all of them have room in a palette. */
const LEVEL = 2
/** How much brighter than it is shown the ground is drawn, so that its gradients have levels to dither between. */
const MOST_GAIN = 3

/** Where the light falls. */
const litPaper = ({ paper, muted }: Theme) => mix(paper[0], muted, 0.3)

/** No channel of the brightest place is clipped: a light paper would lose its hue. */
const gainOf = (theme: Theme) => Math.min(MOST_GAIN, 1 / Math.max(...srgb(litPaper(theme))))

/** The night, the card's shadow, and its paper with the light from above. */
function groundSvg(theme: Theme, format: Format, gain: number) {
  const { night, paper, muted } = theme
  const bright = (css: string) => `rgb(${srgb(css).map((share) => Math.round(255 * gain * share))})`
  return svgOf(
    format,
    `
<radialGradient id="night" cy=".35" r=".85">
  <stop stop-color="${bright(mix(night[0], paper[0], 0.3))}"/>
  <stop offset=".6" stop-color="${bright(mix(night[1], night[0], 0.15))}"/>
  <stop offset="1" stop-color="${bright(night[2])}"/>
</radialGradient>
<linearGradient id="paper" x1=".1" y1="0" x2=".55" y2="1">
  <stop stop-color="${bright(mix(paper[0], muted, 0.05))}"/>
  <stop offset=".45" stop-color="${bright(mix(paper[0], paper[1], 0.15))}"/>
  <stop offset="1" stop-color="${bright(paper[1])}"/>
</linearGradient>
<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="620" cy="0" r="600">
  <stop stop-color="${bright(litPaper(theme))}" stop-opacity=".5"/>
  <stop offset="1" stop-color="${bright(litPaper(theme))}" stop-opacity="0"/>
</radialGradient>
<filter id="soft"><feGaussianBlur stdDeviation="26"/></filter>
<rect ${sizeOf(format)} fill="url(#night)"/>
<g transform="translate(0 22)" fill-opacity=".8" filter="url(#soft)">${frame(format, 6)}/></g>
${frame(format, 0)} fill="url(#paper)"/>
${frame(format, 0)} fill="url(#glow)"/>
`,
  )
}

/** So dark a gradient has stairs in eight bits: these are dithered. */
export async function cardGround(theme: Theme, format: Format) {
  const gain = gainOf(theme)
  const { data: drawn, info } = await sharp(Buffer.from(groundSvg(theme, format, gain)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const [at, value] of drawn.entries()) {
    const pixel = Math.floor(at / 3)
    const step = DITHER[Math.floor(pixel / info.width) % 4]?.[(pixel % info.width) % 4] ?? 0
    drawn[at] = LEVEL * Math.floor(value / gain / LEVEL + (step + 0.5) / 16)
  }
  return sharp(drawn, { raw: { width: info.width, height: info.height, channels: 3 } })
}
