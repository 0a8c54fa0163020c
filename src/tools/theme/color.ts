import { type Color, converter, formatHex, interpolate, type Oklch, parse, toGamut } from 'culori'
import type { Rgb } from '../../model/site'

const oklchOf = converter('oklch')
const srgbOf = converter('rgb')
const linearOf = converter('lrgb')
/** Keeps lightness and hue of a colour that no screen shows. */
const shown = toGamut('rgb', 'oklch')

const parsed = (css: string) => {
  const color = parse(css)
  if (color === undefined) throw new Error(`${css} is not a colour`)
  return color
}

/** An opaque CSS colour. */
export function isColor(css: string): boolean {
  const color = parse(css)
  return color !== undefined && (color.alpha ?? 1) === 1
}

export function oklch(css: string) {
  const { l, c, h = 0 } = oklchOf(parsed(css))
  return { l, c, h }
}

/** As #rrggbb, moved into what screens can show. */
export const fromOklch = (color: Omit<Oklch, 'mode'>): string =>
  formatHex(shown({ mode: 'oklch', ...color }))

/** `share` (0 to 1) of the way from one colour to another in sRGB, as CSS gradients go. */
export const mix = (from: string, to: string, share: number): string =>
  formatHex(interpolate([parsed(from), parsed(to)])(share))

export function faint(css: string, opacity: number): string {
  const { r, g, b } = srgbOf(parsed(css))
  return `rgb(${[r, g, b].map((part) => Math.round(255 * part)).join(' ')} / ${opacity})`
}

/** For the scene; three digits are finer than the eight bits of a screen at these tones. */
const rounded = (value: number) => Number(value.toPrecision(4))
type Channels = { r: number; g: number; b: number }
const channels = ({ r, g, b }: Channels): Rgb => [rounded(r), rounded(g), rounded(b)]
export const srgb = (css: string) => channels(srgbOf(parsed(css)))

const CANVAS_SPACES: Record<PredefinedColorSpace, (color: Color) => Channels> = {
  srgb: srgbOf,
  'display-p3': converter('p3'),
}

/** A colour's numbers in a canvas's space. @param color CSS, or linear sRGB */
export function numbersIn(space: PredefinedColorSpace, color: string | Rgb) {
  const ofRgb = ([r, g, b]: Rgb): Color => ({ mode: 'lrgb', r, g, b })
  const { r, g, b } = CANVAS_SPACES[space](typeof color === 'string' ? parsed(color) : ofRgb(color))
  // Both spaces have one transfer function.
  return { encoded: channels({ r, g, b }), linear: channels(linearOf({ mode: 'rgb', r, g, b })) }
}

/** A metal below a thin film, as the scene lights it; `share` −1 to 1. */
export function filmed(metal: string, film: Rgb, share: number): string {
  const { r, g, b } = linearOf(parsed(metal))
  const [red, green, blue] = film
  const color = { r: r * (1 + share * red), g: g * (1 + share * green), b: b * (1 + share * blue) }
  return formatHex({ mode: 'lrgb', ...color })
}
