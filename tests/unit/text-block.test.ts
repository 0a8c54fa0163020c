import { expect, it } from 'vitest'
import { type TextRoom, typesetter } from '../../src/tools/typeset/text-block'

const SIZE = 40
/** Kerning moves letters by less, px. */
const TOLERANCE_PX = 5

type Point = { x: number; y: number }

const pointsOf = (path: string): Point[] =>
  Array.from(path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g), ([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }))

/** The points of a path, outline by outline from left to right. */
function fromLeft(path: string, left = 0): Point[] {
  const outlines = path.split('Z').map((outline) => pointsOf(outline))
  const start = (outline: Point[]) => Math.min(...outline.map(({ x }) => x))
  const all = outlines.toSorted((a, b) => start(a) - start(b)).flat()
  return all.map(({ x, y }) => ({ x: x + left, y }))
}

const lineOf = async (text: string) => (await typesetter(text)).setLine(text, 'text', SIZE)

const setText = async (text: string, room: TextRoom) => (await typesetter(text)).setText(text, room)

/** The letters set one by one from left to right. */
async function apart(letters: readonly string[]) {
  let left = 0
  const points: Point[] = []
  for (const letter of letters) {
    const { width, path } = await lineOf(letter)
    points.push(...fromLeft(path, left))
    left += width
  }
  return { points, width: left }
}

const SIGNS = '#b $x$ *d* @e \\ ] // _y_ =<k>'

it.each([
  ['אב', ['ב', 'א']],
  ['אב ab', ['ab ', 'ב', 'א']],
  ['abcdefgh אב', ['abcdefgh ', 'ב', 'א']],
  ['(אב)', ['(', 'ב', 'א', ')']],
  ['Ωμέγα', ['Ω', 'μ', 'έ', 'γ', 'α']],
  [SIGNS, SIGNS.match(/\S ?/g) ?? []],
])('%s is drawn from left to right as %j', async (text, letters) => {
  const { points: expected } = await apart(letters)
  const shown = fromLeft((await lineOf(text)).path)
  expect(shown).toHaveLength(expected.length)
  const distances = shown.map(({ x, y }, at) =>
    Math.hypot(x - (expected[at]?.x ?? 0), y - (expected[at]?.y ?? 0)),
  )
  expect(Math.max(...distances)).toBeLessThan(TOLERANCE_PX)
})

it('Arabic letters are joined: the word is narrower than its letters', async () => {
  const word = 'مهندس'
  const { width } = await apart(Array.from(word))
  expect((await lineOf(word)).width).toBeLessThan(0.97 * width)
})

it('letters that no font has, and format characters, draw nothing; joiners keep their work', async () => {
  const hidden = await lineOf('Hola\u200b م\u200bر\ufeffح\u2060ب\u00adا 山😀')
  expect(hidden.path).toBe((await lineOf('Hola مرحبا ')).path)
  expect((await lineOf('م\u200cر')).width).not.toBe((await lineOf('مر')).width)
  expect((await lineOf('山')).path).toBe('')
})

const ROOM = { family: 'screen', maxSize: 84, minSize: 50, maxLines: 3, leading: 1.12 } as const
const COLUMN = { left: 100, width: 600, dir: 'ltr' } as const

it.each([
  ['Li', 1],
  ['Guadalupe Inmaculada Concepción Villavicencio-Santamaría', 3],
  ['María de los Ángeles Fernández-Guerrero y Álvarez de Toledo', 3],
  ['Wolfeschlegelsteinhausenbergerdorff-Ottenhoffen', 2],
  ['Wolfeschlegelsteinhausenbergerdorff'.repeat(9), 3],
  ['نورا بنت عبد الرحمن الأحمد مهندسة برمجيات', 2],
  ['uno '.repeat(400), 3],
  ['', 0],
])('keeps %j inside its room, with an ellipsis where words are left out', async (text, most) => {
  const set = await setText(text, { ...ROOM, column: COLUMN })
  const top = 50
  const points = pointsOf(set.path(top))
  expect(set.height).toBeLessThanOrEqual(most * ROOM.maxSize * ROOM.leading)
  expect(set.size).toBeGreaterThanOrEqual(ROOM.minSize)
  for (const { x, y } of points) {
    expect(Math.abs(x - COLUMN.left - COLUMN.width / 2)).toBeLessThan(COLUMN.width / 2 + 3)
    expect(Math.abs(y - top - set.height / 2)).toBeLessThan(set.height / 2 + 0.1 * set.size)
  }
  const shown = set.text.replace(/…$/, '')
  expect(shown === text).toBe(set.isWhole)
  expect(set.text.endsWith('…')).toBe(!set.isWhole)
  expect(text.startsWith(shown)).toBe(true)
})

it('breaks lines where both are short, so that the letters can be large', async () => {
  const text = 'Ana Beatriz Gil y Beatriz Leal'
  const room = { ...ROOM, column: COLUMN }
  const { size, height } = await setText(text, room)
  expect(size).toBe(ROOM.maxSize)
  expect(height).toBeCloseTo(2 * size * ROOM.leading)
})

it('begins at the right edge where the card or the text runs from there', async () => {
  const ends = async (text: string, dir: 'ltr' | 'rtl') => {
    const set = await setText(text, { ...ROOM, column: { ...COLUMN, dir } })
    const xs = pointsOf(set.path(0)).map(({ x }) => x - COLUMN.left)
    return [Math.min(...xs), COLUMN.width - Math.max(...xs)].map((room) => room < 10)
  }
  expect(await ends('Ana', 'ltr')).toEqual([true, false])
  expect(await ends('Ana', 'rtl')).toEqual([false, true])
  expect(await ends('נועה', 'ltr')).toEqual([false, true])
})
