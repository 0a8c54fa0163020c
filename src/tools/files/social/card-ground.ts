import type { Rgb } from '../../../site/model/site'
import { mix, srgb } from '../../theme/color'
import type { Theme } from '../../theme/themes'
import { CARD, HEIGHT, WIDTH } from './card-art'

/** Its columns and rows are repeated: the steps of Bayer's matrix, in sixteenths. */
const DITHER = [
  [0, 8, 2, 10],
  [12, 4, 14, 6],
  [3, 11, 1, 9],
  [15, 7, 13, 5],
] as const
/** Of 255: with half as many levels, all of them have room in a palette. */
const LEVEL = 2
/** As CSS and SVG would draw them, in shares of the box. */
const NIGHT = { x: 0.5, y: 0.35, radius: 0.85 }
const PAPER = { x: 0.1, y: 0, across: 0.45, down: 1 }
/** px from the image's corner. */
const GLOW = { x: 620, y: 0, radius: 600, opacity: 0.15 }
const SHADOW = { inset: 6, down: 22, blur: 26, opacity: 0.8 }

type Stop = readonly [at: number, color: Rgb]
const { exp, floor, hypot, max, min } = Math

const between = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

/** @param stops three, the first at 0 and the last at 1 */
function gradient([[, first], [at, middle], [, last]]: readonly [Stop, Stop, Stop], share: number) {
  const shown = min(1, max(0, share))
  return shown < at
    ? between(first, middle, shown / at)
    : between(middle, last, (shown - at) / (1 - at))
}

/** How much of a blurred stripe covers a place; the logistic curve is the normal one's, nearly. */
const blurred = (place: number, from: number, to: number) =>
  1 / (1 + exp((-1.702 * (place - from)) / SHADOW.blur)) -
  1 / (1 + exp((-1.702 * (place - to)) / SHADOW.blur))

function shadowAt(x: number, y: number): number {
  const { inset, down, opacity } = SHADOW
  const top = CARD.y + down
  const across = blurred(x, CARD.x + inset, CARD.x + CARD.width - inset)
  return opacity * across * blurred(y, top + inset, top + CARD.height - inset)
}

function isOnCard(x: number, y: number): boolean {
  const { width, height, radius } = CARD
  const pastX = max(CARD.x + radius - x, x - CARD.x - width + radius, 0)
  const pastY = max(CARD.y + radius - y, y - CARD.y - height + radius, 0)
  return hypot(pastX, pastY) < radius
}

/** RGB. So dark a gradient has stairs in eight bits, as SVG's have: these are dithered. */
export function cardGround({ night, paper, muted }: Theme): Buffer {
  const sky = [
    [0, srgb(mix(night[0], paper[0], 0.3))],
    [0.6, srgb(mix(night[1], night[0], 0.15))],
    [1, srgb(night[2])],
  ] as const
  const card = [
    [0, srgb(mix(paper[0], muted, 0.05))],
    [0.45, srgb(mix(paper[0], paper[1], 0.15))],
    [1, srgb(paper[1])],
  ] as const
  const glow = srgb(muted)
  const slope = PAPER.across ** 2 + PAPER.down ** 2

  const colorAt = (x: number, y: number): Rgb => {
    if (!isOnCard(x, y)) {
      const color = gradient(sky, hypot(x / WIDTH - NIGHT.x, y / HEIGHT - NIGHT.y) / NIGHT.radius)
      return between(color, [0, 0, 0], shadowAt(x, y))
    }
    const across = (x - CARD.x) / CARD.width - PAPER.x
    const down = (y - CARD.y) / CARD.height - PAPER.y
    const color = gradient(card, (across * PAPER.across + down * PAPER.down) / slope)
    const light = max(0, 1 - hypot(x - GLOW.x, y - GLOW.y) / GLOW.radius)
    return between(color, glow, GLOW.opacity * light)
  }

  const pixels = Buffer.alloc(3 * WIDTH * HEIGHT)
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const step = ((DITHER[y % 4]?.[x % 4] ?? 0) + 0.5) / 16
      const color = colorAt(x + 0.5, y + 0.5)
      for (const [channel, value] of color.entries()) {
        pixels[3 * (y * WIDTH + x) + channel] = LEVEL * floor((255 * value) / LEVEL + step)
      }
    }
  }
  return pixels
}
