/** Points in a millimetre. */
export const MM = 72 / 25.4

/** A thousandth of a point is a third of a micrometre. */
const number = (value: number) => String(Number(value.toFixed(3)))
export const numbers = (...values: readonly number[]) => values.map(number).join(' ')

/** Red, green and blue of `#rrggbb`, 0 to 1. */
export const rgb = (hex: string) =>
  [1, 3, 5].map((at) => Number((parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)))

/** The operators of PDF that colour what is filled and stroked from here on. */
export const tone = (hex: string): string => {
  const color = rgb(hex).join(' ')
  return `${color} rg\n${color} RG`
}

/** One plate alone, which takes the foil. */
export const PURE_BLACK = '0 0 0 1 k\n0 0 0 1 K'

/** A path of SVG with M, L, Q, C, c and Z, as engraving and fonts have it, as operators of PDF. */
export function pathOperators(path: string): string {
  let [x, y] = [0, 0]
  const third = (from: number, control: number) => from + (2 / 3) * (control - from)
  const operators = [...path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)].map(([, command = '', rest]) => {
    if (/z/i.test(command)) return 'h'
    let values = (rest?.match(/-?[\d.]+/g) ?? []).map(Number)
    if (command === 'c') values = values.map((value, at) => value + (at % 2 === 0 ? x : y))
    if (command === 'Q') {
      const [a = 0, b = 0, c = 0, d = 0] = values
      values = [third(x, a), third(y, b), third(c, a), third(d, b), c, d]
    }
    ;[x = 0, y = 0] = values.slice(-2)
    const operator = { M: 'm', L: 'l', Q: 'c', C: 'c', c: 'c' }[command]
    if (operator === undefined) throw new Error(`no "${command}" in a path that is printed`)
    return `${numbers(...values)} ${operator}`
  })
  return operators.join('\n')
}

/** Lengths in pt, y downwards. */
export type Box = { x: number; y: number; width: number; height: number }

export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** Of a quarter circle's Bézier curve, in radii. */
const ROUND = 0.5523

export type Disc = { x: number; y: number; radius: number }

export function disc({ x, y, radius }: Disc): string {
  const bent = ROUND * radius
  const quarter = (turn: number) => {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 2), Math.sin((turn * Math.PI) / 2)]
    const point = (along: number, across: number) =>
      numbers(x + along * cos - across * sin, y + along * sin + across * cos)
    return `${point(radius, bent)} ${point(bent, radius)} ${point(0, radius)} c`
  }
  return [`${numbers(x + radius, y)} m`, ...[0, 1, 2, 3].map(quarter), 'h'].join('\n')
}

export const rectangle = ({ x, y, width, height }: Box) => `${numbers(x, y, width, height)} re`

export function turned(path: string, x: number, y: number, angleDeg: number): string {
  const angle = (angleDeg * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle).toFixed(6), Math.sin(angle).toFixed(6)]
  return `q ${cos} ${sin} ${(-Number(sin)).toFixed(6)} ${cos} ${numbers(x, y)} cm\n${path} S\nQ`
}

/** What is drawn along the line y = 0, from x = 0, bent round a circle: clockwise from its top. */
export function bentRound(operators: string, { x, y, radius }: Disc): string {
  return operators.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, along, down) => {
    const angle = Number(along) / radius
    const away = radius - Number(down)
    return numbers(x + away * Math.sin(angle), y - away * Math.cos(angle))
  })
}

/** Outlines that programs read as their text. */
export function spoken(text: string, drawing: string): string {
  const hex = Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex')
  return `/Span <</ActualText <${hex}>>> BDC\n${drawing}\nEMC`
}
