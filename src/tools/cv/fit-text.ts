import { type FontStack, textWidth } from '../files/fonts/text-path'

export type Fitted = { lines: readonly string[]; size: number }

const STEP_PT = 0.2
const LEADING = 1.24
export const lineOf = ({ size }: Fitted) => size * LEADING
export const heightOf = (fitted: Fitted) => fitted.lines.length * lineOf(fitted)

/** Lines of a text, of addresses too; `isBroken`: words wider than the room break anywhere. */
function wrapped(stack: FontStack, text: string, widthEm: number, isBroken: boolean) {
  const fits = (line: string) => textWidth(stack, line.trim()) <= widthEm
  const words = text.split(/(?<=[\s@/._-])/u)
  const parts = words.flatMap((word) => (isBroken && !fits(word) ? Array.from(word) : [word]))
  if (!parts.every(fits)) return undefined
  const lines = ['']
  for (const part of parts) {
    const line = lines.at(-1) ?? ''
    if (fits(line + part)) lines[lines.length - 1] = line + part
    else lines.push(part)
  }
  return lines.map((line) => line.trim())
}

/** In pt; `most` lines. */
type Room = { width: number; height: number; max: number; min: number; most: number }

/** As few lines as `min` allows, then as large as fits; at `min` words break, and the rest is cut. */
export function fitText(
  stack: FontStack,
  text: string,
  { width, height, max, min, most }: Room,
): Fitted {
  for (let count = 1; count <= most; count++) {
    for (let size = max; size >= min; size -= STEP_PT) {
      const lines = wrapped(stack, text, width / size, false)
      if (!lines || lines.length > count) continue
      if (heightOf({ lines, size }) <= height) return { lines, size }
    }
  }
  const lines = wrapped(stack, text, width / min, true) ?? []
  const shown = lines.slice(0, most)
  return { lines: lines.length > most ? [...shown.slice(0, -1), '…'] : shown, size: min }
}

type Column = Omit<Room, 'most'>

/** Texts one below the other, all of one size. `leftOut`: those for which there is no room. */
export function fitColumn(stack: FontStack, texts: readonly string[], column: Column) {
  const { width, max, min, height } = column
  const widest = Math.max(...texts.map((text) => textWidth(stack, text)))
  const size = Math.max(min, Math.min(max, width / widest))
  const lines: string[] = []
  const leftOut: string[] = []
  for (const text of texts) {
    const more = wrapped(stack, text, width / size + 0.001, true) ?? []
    if ((lines.length + more.length) * lineOf({ lines, size }) > height) leftOut.push(text)
    else lines.push(...more)
  }
  return { lines, size, leftOut }
}
