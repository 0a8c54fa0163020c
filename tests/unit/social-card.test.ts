import path from 'node:path'
import { openSync } from 'fontkit'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { fontFile } from '../../src/tools/files/fonts/font-file'
import { socialCard } from '../../src/tools/files/social/social-card'
import { type FontStack, fitLines, textWidth } from '../../src/tools/files/social/text-path'
import { FIXTURE_PUBLIC_DIR, readFixture } from '../fixtures/fixture'

const MOST_BYTES = 300_000
const SLOW_MS = 30_000
const { perfil } = readFixture()
const PORTRAIT = path.join(FIXTURE_PUBLIC_DIR, perfil.foto ?? '')

it.each([
  ['with a portrait', perfil.nombre, 'ltr', PORTRAIT, undefined],
  ['without one', perfil.nombre, 'ltr', 'public/no-existe.png', 'Habilidades'],
  ['for a name from right to left', 'שלום', 'rtl', PORTRAIT, undefined],
] as const)(
  'draws the card %s, small enough to be shared',
  async (_, nombre, dir, photo, section) => {
    const site = { profile: { ...perfil, nombre }, dir } as const
    const image = await socialCard(site, photo, section)
    const { width, height, format } = await sharp(image).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
    expect(image.length).toBeLessThanOrEqual(MOST_BYTES)
    expect(image.equals(await socialCard(site, photo, section))).toBe(true)
  },
  SLOW_MS,
)

it(
  'has the portrait on the right, and the name beside it, where the site runs from right to left',
  async () => {
    const box = { left: 150, top: 195, width: 240, height: 240 }
    const portrait = async (dir: 'ltr' | 'rtl', left: number) =>
      sharp(await socialCard({ profile: perfil, dir }, PORTRAIT))
        .extract({ ...box, left })
        .removeAlpha()
        .raw()
        .toBuffer()
    const usual = await portrait('ltr', box.left)
    const mirrored = await portrait('rtl', 1200 - box.left - box.width)
    const difference = usual.reduce((sum, value, at) => sum + Math.abs(value - (mirrored[at] ?? 0)))
    expect(difference / usual.length).toBeLessThan(8)
  },
  2 * SLOW_MS,
)

it('ends in an ellipsis where words are left out', async () => {
  const stack = [openSync(await fontFile('geist-400', 'ttf'))].filter((font) => 'layout' in font)
  const room = { widthPx: 900, maxSizePx: 34, minSizePx: 12, maxLines: 2 }
  const of = (count: number) => fitLines(stack, 'uno '.repeat(count), room).lines.join(' ')
  expect(of(12)).toMatch(/uno$/)
  expect(of(13)).toMatch(/uno…$/)
})

it.each([
  ['Li', 1],
  ['María de los Ángeles Fernández-Guerrero y Álvarez de Toledo', 3],
  ['Wolfeschlegelsteinhausenbergerdorff-Ottenhoffen', 3],
  ['uno '.repeat(400), 3],
  ['', 1],
])('keeps %j inside its room', async (text, mostLines) => {
  const stack: FontStack = [openSync(await fontFile('fraunces', 'ttf'))].filter(
    (font) => 'layout' in font,
  )
  const room = { widthPx: 600, maxSizePx: 84, minSizePx: 50, maxLines: 3 }
  const { lines, sizePx } = fitLines(stack, text, room)
  expect(lines.length).toBeLessThanOrEqual(mostLines)
  expect(sizePx).toBeGreaterThanOrEqual(room.minSizePx)
  for (const line of lines) {
    expect(textWidth(stack, line) * sizePx).toBeLessThanOrEqual(room.widthPx + 0.01)
  }
})
