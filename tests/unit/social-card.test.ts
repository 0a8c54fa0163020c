import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp, { type Region } from 'sharp'
import { expect, it } from 'vitest'
import { vignetteSvg } from '../../src/tools/drawing/vignette-drawing'
import { socialCard } from '../../src/tools/output/social/social-card'
import { FIXTURE_PUBLIC_DIR, readFixture } from '../fixtures/fixture'

const MOST_BYTES = 300_000
const WIDTH = 1200
const { perfil } = readFixture()
const PORTRAIT = readFileSync(path.join(FIXTURE_PUBLIC_DIR, perfil.foto ?? ''))
/** Where the portrait stands, or a part of it; at the other end in a card from right to left. */
const box = (dir: 'ltr' | 'rtl', side: number) => {
  const left = 898 - side / 2
  const top = 315 - side / 2
  return { left: dir === 'ltr' ? left : WIDTH - left - side, top, width: side, height: side }
}

const draw = (dir: 'ltr' | 'rtl', nombre = perfil.nombre, tema = perfil.tema) =>
  socialCard({ profile: { ...perfil, nombre, tema }, dir }, { photo: PORTRAIT })
const usualCard = draw('ltr')

it('is small enough to be shared, mirrored where the site runs from right to left', async () => {
  const long = 'Guadalupe Inmaculada Concepción Villavicencio-Santamaría'
  const cards = {
    ltr: await usualCard,
    rtl: await draw('rtl', 'שלום'),
    full: await draw('ltr', long, 'tinta'),
  }
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

/** Of a strip: how much each square is lighter than the one before it, and pixels than their neighbours. */
async function stepsOf(card: Buffer, left: number, top: number) {
  const [side, width] = [16, 256]
  const strip = sharp(card).extract({ left, top, width, height: side }).greyscale()
  const data = await strip.raw().toBuffer()
  const squares = Array.from({ length: width / side }, (_, at) =>
    [...data].filter((_, pixel) => Math.floor((pixel % width) / side) === at),
  )
  const means = squares.map((all) => all.reduce((sum, value) => sum + value) / all.length)
  const between = (values: readonly number[]) =>
    values.slice(1).map((value, at) => value - (values[at] ?? 0))
  const grain = between([...data]).filter((_, at) => (at + 1) % width !== 0)
  return { squares: between(means), grain: Math.max(...grain.map(Math.abs)) }
}

it('has gradients without stairs or grain', async () => {
  const card = await usualCard
  // Paper, across which the light falls, and night.
  for (const [left, top] of [
    [90, 78],
    [100, 8],
  ] as const) {
    const { squares, grain } = await stepsOf(card, left, top)
    const slope = squares.reduce((sum, step) => sum + step) / squares.length
    expect(Math.abs(slope)).toBeGreaterThan(0.1)
    expect(Math.max(...squares.map((step) => Math.abs(step - slope)))).toBeLessThan(0.3)
    expect(grain).toBeLessThanOrEqual(4)
  }
})

it('has the present post by the first way to say it that fits whole', async () => {
  const { foto: _photo, ...profile } = perfil
  const drawWith = (...posts: string[]) => socialCard({ profile, dir: 'ltr' }, { posts })
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
  const image = await socialCard({ profile, dir })
  const place = await sharp(image).extract(box(dir, 320)).png().toBuffer()
  const { channels } = await sharp(place).stats()
  const [red, , blue] = channels
  // Lines of copper everywhere, and no letter of the role, which is white.
  expect(red?.stdev).toBeGreaterThan(20)
  expect(blue?.max).toBeLessThan(200)
})

/** Mean of the differences between pixels of a part of two images, of 255. */
async function apart(part: Region, ...images: readonly [Buffer, Buffer]) {
  const [one, other] = await Promise.all(
    images.map((image) => sharp(image).extract(part).removeAlpha().raw().toBuffer()),
  )
  if (!one || !other) throw new Error('no image')
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
}

it('has no letter over the ring, however long the name', async () => {
  const nombre = 'Guadalupe Inmaculada Concepción Villavicencio-Santamaría'
  const named = (name: string) =>
    socialCard({ profile: { ...perfil, semilla: 'la misma', nombre: name }, dir: 'ltr' })
  const images = [await named('Ana'), await named(nombre)] as const
  const texts = { left: 122, top: 100, width: 540, height: 430 }
  expect(await apart(texts, ...images)).toBeGreaterThan(5)
  expect(await apart({ left: 700, top: 100, width: 420, height: 430 }, ...images)).toBeLessThan(1)
})

it('has the page’s own picture or engraving in the place of the owner’s', async () => {
  const red = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c00' } })
    .png()
    .toBuffer()
  const drawn = (name: string) => ({ svg: vignetteSvg(name) })
  const [photo, first, second] = await Promise.all(
    [{ photo: red }, drawn('Agenda de turnos'), drawn('Mapa de bibliotecas')].map((cover) =>
      socialCard({ profile: perfil, dir: 'ltr' }, { photo: PORTRAIT, section: 'Agenda', cover }),
    ),
  )
  if (!photo || !first || !second) throw new Error('no image')
  const place = { left: 600, top: 170, width: 470, height: 290 }
  const { channels } = await sharp(await sharp(photo).extract(place).toBuffer()).stats()
  expect(channels.map(({ mean }) => Math.round(mean / 10))).toEqual([20, 0, 0])
  expect(await apart(place, first, second)).toBeGreaterThan(5)
  expect(await apart({ left: 122, top: 170, width: 420, height: 290 }, first, second)).toBeLessThan(
    1,
  )
})
