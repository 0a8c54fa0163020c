import path from 'node:path'
import { openSync } from 'fontkit'
import sharp, { type Region } from 'sharp'
import { expect, it } from 'vitest'
import { socialCard } from '../../src/tools/files/social/social-card'
import { fontFile } from '../../src/tools/fonts/font-file'
import { type FontStack, fitLines, textWidth } from '../../src/tools/fonts/text-path'
import { FIXTURE_PUBLIC_DIR, readFixture } from '../fixtures/fixture'

const MOST_BYTES = 400_000
const WIDTH = 1200
const { perfil } = readFixture()
const PORTRAIT = path.join(FIXTURE_PUBLIC_DIR, perfil.foto ?? '')
/** Where the portrait stands; at the other end in a card from right to left. */
const box = (dir: 'ltr' | 'rtl', side: number) => {
  const left = 270 - side / 2
  const top = 315 - side / 2
  return { left: dir === 'ltr' ? left : WIDTH - left - side, top, width: side, height: side }
}

const draw = (dir: 'ltr' | 'rtl', nombre = perfil.nombre) =>
  socialCard({ profile: { ...perfil, nombre }, dir }, PORTRAIT)
const usualCard = draw('ltr')

it('is small enough to be shared, mirrored where the site runs from right to left', async () => {
  const cards = { ltr: await usualCard, rtl: await draw('rtl', 'שלום') }
  for (const card of Object.values(cards)) {
    const { width, height, format } = await sharp(card).metadata()
    expect({ width, height, format }).toEqual({ width: WIDTH, height: 630, format: 'png' })
    expect(card.length).toBeLessThanOrEqual(MOST_BYTES)
  }
  const portrait = (dir: 'ltr' | 'rtl') =>
    sharp(cards[dir]).extract(box(dir, 240)).removeAlpha().raw().toBuffer()
  const [usual, mirrored] = [await portrait('ltr'), await portrait('rtl')]
  const difference = usual.reduce((sum, value, at) => sum + Math.abs(value - (mirrored[at] ?? 0)))
  expect(difference / usual.length).toBeLessThan(8)
})

it('has all colours, and gradients without stairs', async () => {
  const card = await usualCard
  const pixelsOf = async (box: Region) => {
    const data = await sharp(card).extract(box).removeAlpha().raw().toBuffer()
    return Array.from({ length: data.length / 3 }, (_, at) => data.readUIntBE(3 * at, 3))
  }
  const all = await pixelsOf({ left: 0, top: 0, width: WIDTH, height: 630 })
  expect(new Set(all).size).toBeGreaterThan(1000)
  // Paper, across which the light falls.
  let [longest, run, last] = [0, 0, -1]
  for (const pixel of await pixelsOf({ left: 90, top: 90, width: 300, height: 1 })) {
    run = pixel === last ? run + 1 : 1
    longest = Math.max(longest, run)
    last = pixel
  }
  expect(longest).toBeLessThan(20)
})

it('has the present post by the first way to say it that fits whole', async () => {
  const { foto: _photo, ...profile } = perfil
  const drawWith = (...posts: string[]) => socialCard({ profile, dir: 'ltr' }, undefined, { posts })
  const [long, short] = [`Responsable ${'técnica '.repeat(20)}· desde 2024`, 'Ejemplo · desde 2024']
  const [none, cut, told, both] = await Promise.all([
    drawWith(),
    drawWith(long),
    drawWith(short),
    drawWith(long, short),
  ])
  expect([cut.equals(none), told.equals(none), both.equals(told)]).toEqual([true, false, true])
})

it.each(['ltr', 'rtl'] as const)('has the owner’s plate for a photo, %s', async (dir) => {
  const { foto: _photo, ...profile } = perfil
  const image = await socialCard({ profile, dir }, undefined, { section: 'Habilidades' })
  const place = await sharp(image).extract(box(dir, 320)).png().toBuffer()
  const { channels } = await sharp(place).stats()
  const [red, , blue] = channels
  // Lines of copper everywhere, and no letter of the name, which is white.
  expect(red?.stdev).toBeGreaterThan(20)
  expect(blue?.max).toBeLessThan(200)
})

it.each([
  ['Li', 1],
  ['María de los Ángeles Fernández-Guerrero y Álvarez de Toledo', 3],
  ['Wolfeschlegelsteinhausenbergerdorff-Ottenhoffen', 3],
  ['uno '.repeat(400), 3],
  ['', 1],
])('keeps %j inside its room, with an ellipsis where words are left out', async (text, most) => {
  const font = openSync(await fontFile('fraunces', 'ttf'))
  const stack: FontStack = [font].filter((font) => 'layout' in font)
  const room = { width: 600, maxSize: 84, minSize: 50, maxLines: 3 }
  const { lines, size } = fitLines(stack, text, room)
  expect(lines.length).toBeLessThanOrEqual(most)
  expect(size).toBeGreaterThanOrEqual(room.minSize)
  for (const line of lines) {
    expect(textWidth(stack, line) * size).toBeLessThanOrEqual(room.width + 0.01)
  }
  const isWhole = lines.join('').replace(/\s/g, '') === text.replace(/\s/g, '')
  expect(isWhole).toBe(!lines.at(-1)?.endsWith('…'))
})
