import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { engrave } from '../../src/tools/portrait/engrave'
import { portraitTones } from '../../src/tools/portrait/portrait-tones'
import { pictureOf, type Tones } from '../../src/tools/portrait/tones'

const SIDE = 640

/** A head of two tones before a backdrop, lit from the left. */
const head = (look: { light: string; dark: string; backdrop: string }) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800">
    <defs><linearGradient id="l"><stop stop-color="${look.light}"/><stop offset="1" stop-color="${look.dark}"/></linearGradient></defs>
    <rect width="800" height="800" fill="${look.backdrop}"/>
    <path d="M150 800q20-170 250-170t250 170z" fill="${look.dark}"/>
    <ellipse cx="400" cy="380" rx="190" ry="250" fill="url(#l)"/>
    <g fill="#000"><ellipse cx="330" cy="330" rx="24" ry="12"/><ellipse cx="470" cy="330" rx="24" ry="12"/></g>
  </svg>`)
const USUAL = { light: '#f0d8c8', dark: '#8a6a58', backdrop: '#3a78c8' }
/** Books of three tones. */
const SHELVES = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800">${Array.from(
  { length: 80 },
  (_, at) =>
    `<rect x="${100 * (at % 8)}" y="${80 * Math.floor(at / 8)}" width="96" height="76" fill="${['#f4f0e0', '#402020', '#50a060'][(7 * at) % 3]}"/>`,
).join('')}</svg>`
const photoOf = (look = USUAL) => sharp(head(look)).png().toBuffer()
const engraved = async (photo: Buffer, side = SIDE) => engrave(await portraitTones(photo), side)

const usualLines = photoOf().then((photo) => engraved(photo))

type Area = { x: number; y: number; width: number; height: number }
const valuesIn = ({ side, values }: Tones, { x, y, width, height }: Area) => {
  const [left, top, wide, high] = [x, y, width, height].map((share) =>
    Math.round(share * side),
  ) as [number, number, number, number]
  return Array.from({ length: high }, (_, row) => {
    const from = (top + row) * side + left
    return [...values.slice(from, from + wide)]
  }).flat()
}
const mean = (values: readonly number[]) =>
  values.reduce((sum, each) => sum + each, 0) / values.length

const LIT_CHEEK = { x: 0.3, y: 0.5, width: 0.12, height: 0.12 }
const SHADED_CHEEK = { x: 0.58, y: 0.5, width: 0.12, height: 0.12 }
const EYE = { x: 0.4, y: 0.405, width: 0.025, height: 0.015 }
const BESIDE = { x: 0.12, y: 0.35, width: 0.08, height: 0.2 }

/** Darks and lights along a column. */
function changesDown({ side, values }: Tones, x: number): number {
  const column = Array.from(
    { length: side },
    (_, row) => (values[row * side + Math.round(x * side)] ?? 0) > 0.5,
  )
  return column.filter((isInk, row) => row > 0 && isInk !== column[row - 1]).length
}

describe('an engraved portrait', () => {
  it('is drawn in lines that swell where the face is light, and leaves out what is behind it', async () => {
    const lines = await usualLines
    const [lit, shaded, eye, beside] = [LIT_CHEEK, SHADED_CHEEK, EYE, BESIDE].map((area) =>
      mean(valuesIn(lines, area)),
    ) as [number, number, number, number]
    expect(lit).toBeGreaterThan(shaded + 0.2)
    expect(shaded).toBeGreaterThan(0.1)
    expect(eye).toBeLessThan(0.1)
    expect(beside).toBeLessThan(0.05)
    // About a hundred lines from top to bottom; the head is two thirds of it.
    expect(changesDown(lines, 0.45)).toBeGreaterThan(80)
    expect(changesDown(lines, 0.45)).toBeLessThan(180)
  })

  it('keeps a face before a backdrop of its own colour', async () => {
    const lines = await engraved(await photoOf({ ...USUAL, backdrop: USUAL.light }))
    expect(mean(valuesIn(lines, LIT_CHEEK))).toBeGreaterThan(0.4)
  })

  it('leaves out a busy backdrop, far from the face, too', async () => {
    const face = await photoOf({ ...USUAL, backdrop: 'none' })
    const lines = await engraved(
      await sharp(Buffer.from(SHELVES))
        .composite([{ input: face }])
        .png()
        .toBuffer(),
    )
    expect(mean(valuesIn(lines, BESIDE))).toBeLessThan(0.12)
    expect(mean(valuesIn(lines, LIT_CHEEK))).toBeGreaterThan(0.4)
  })

  it('has fewer lines where a screen could not show them apart', async () => {
    const few = await engraved(await photoOf(), 256)
    expect(changesDown(few, 0.45)).toBeLessThan(changesDown(await usualLines, 0.45) * 0.8)
  })

  it.each([
    ['dark', { brightness: 0.35 }, 1],
    ['pale', { brightness: 1 }, 0.3],
  ])('of a %s photo is as bright as of a good one', async (_, modulation, contrast) => {
    const poor = await sharp(await photoOf())
      .modulate(modulation)
      .linear(contrast, 128 * (1 - contrast))
      .png()
      .toBuffer()
    const [good, made] = [await usualLines, await engraved(poor)]
    expect(mean(valuesIn(made, LIT_CHEEK))).toBeGreaterThan(
      mean(valuesIn(made, SHADED_CHEEK)) + 0.15,
    )
    expect(
      Math.abs(mean(valuesIn(made, LIT_CHEEK)) - mean(valuesIn(good, LIT_CHEEK))),
    ).toBeLessThan(0.3)
  })

  it('tells a photo without contrast from others', async () => {
    const grey = await sharp(
      await pictureOf({ side: SIDE, values: new Float32Array(SIDE ** 2).fill(0.5) })
        .png()
        .toBuffer(),
    )
      .png()
      .toBuffer()
    expect((await portraitTones(grey)).contrast).toBeLessThan(0.05)
    expect((await portraitTones(await photoOf())).contrast).toBeGreaterThan(0.3)
  })
})
