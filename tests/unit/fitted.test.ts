import { expect, it } from 'vitest'
import { typesetFonts } from '../../src/tools/fonts/typeset-fonts'
import fitted from '../../src/tools/typeset/fitted.typ?raw'
import { textFor } from '../../src/tools/typeset/texts'
import { typeset } from '../../src/tools/typeset/typeset'
import { openPdf, runsOf } from './pdf-text'

const ROOM = { left: 100, top: 50, width: 600, most: 84, least: 50, leading: 1.12 }
const PAGE_HEIGHT = 500

const TEMPLATE = `
#let told = json(bytes(sys.inputs.told))
#set document(title: "x")
#set page(width: 800pt, height: ${PAGE_HEIGHT}pt, margin: 0pt)
#context {
  let block = fitted(
    told.text,
    font: told.fonts,
    leading: ${ROOM.leading},
    least: ${ROOM.least}pt,
    most: ${ROOM.most}pt,
    width: told.width * 1pt,
    lines: 3,
    at-end: told.isAtEnd,
  )
  [#metadata((isWhole: block.is-whole, isParted: block.is-parted, height: block.height.pt())) <set>]
  place(dx: ${ROOM.left}pt, dy: ${ROOM.top}pt, block.body)
}`

type Told = { isWhole: boolean; isParted: boolean; height: number }

/** A text in that room: its lines as programs read them, and where they stand in it. */
async function setText(text: string, isAtEnd = false, width = ROOM.width) {
  const fonts = await typesetFonts(text)
  const told = { text: textFor(text, fonts), fonts: fonts.families.screen, isAtEnd, width }
  const template = { file: 'fitted-test.typ', source: fitted + TEMPLATE }
  const set = typeset(template, { told: JSON.stringify(told) }, fonts)
  const { document } = await openPdf(set.pdf())
  const runs = await runsOf(await document.getPage(1))
  const lines = runs.map(({ text, size, left, right, base }) => {
    const place = { left: left - ROOM.left, right: right - ROOM.left }
    return { text, size, ...place, base: PAGE_HEIGHT - base - ROOM.top }
  })
  return { ...(set.told('set')[0] as Told), lines }
}

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
  const { isWhole, height, lines } = await setText(text)
  expect(height).toBeLessThanOrEqual(most * ROOM.most * ROOM.leading + 0.01)
  for (const { size, left, right, base } of lines) {
    expect(size).toBeGreaterThanOrEqual(ROOM.least - 0.01)
    expect(left).toBeGreaterThan(-3)
    expect(right).toBeLessThan(ROOM.width + 3)
    expect(base - 0.8 * size).toBeGreaterThan(-0.1 * size)
    expect(base + 0.2 * size).toBeLessThan(height + 0.1 * size)
  }
  const shown = lines
    .map((line) => line.text)
    .join('')
    .replace(/\s/g, '')
  const whole = text.replace(/\s/g, '')
  expect(shown.endsWith('…')).toBe(!isWhole)
  // Programs take Arabic ligatures for letters in another order.
  if (isWhole) expect([...shown].toSorted()).toEqual([...whole].toSorted())
  else expect(whole.startsWith(shown.replace('…', ''))).toBe(true)
})

it.each([
  ['Berufserfahrung', 600, false],
  ['Berufserfahrung', 200, true],
  ['Über uns und Berufserfahrung', 200, true],
  ['Über uns und alle', 200, false],
])('tells whether a word of %j is parted in a room of %i', async (text, width, isParted) => {
  expect((await setText(text, false, width)).isParted).toBe(isParted)
})

it('breaks lines where both are short, so that the letters can be large', async () => {
  const { lines, height } = await setText('Ana Beatriz Gil y Beatriz Leal')
  expect(lines.map(({ size }) => size)).toEqual([ROOM.most, ROOM.most])
  expect(height).toBeCloseTo(2 * ROOM.most * ROOM.leading)
})

it('begins at the right edge where the card or the text runs from there', async () => {
  const ends = async (text: string, isAtEnd: boolean) => {
    const { lines } = await setText(text, isAtEnd)
    const [start, end] = [lines.map(({ left }) => left), lines.map(({ right }) => right)]
    return [Math.min(...start), ROOM.width - Math.max(...end)].map((room) => room < 10)
  }
  expect(await ends('Ana', false)).toEqual([true, false])
  expect(await ends('Ana', true)).toEqual([false, true])
  expect(await ends('נועה', false)).toEqual([false, true])
})
