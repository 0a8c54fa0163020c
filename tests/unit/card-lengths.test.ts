import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FIELD_FADE } from '../../src/site/engraving/plate'
import { PX, SHARES } from '../../src/site/geometry/geometry'
import { geometryCss } from '../../src/tools/output/geometry-css'
import { shaderPlugin } from '../../src/tools/output/shader-plugin'

const filesOf = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file}`)
const SHEETS = filesOf('src/site', /\.css$/)
const SCRIPTS = filesOf('src/site', /\.tsx?$/)
const SHADERS = filesOf('shaders', /\.glsl$/)
const withoutComments = (file: string) =>
  readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
const files = new Map(
  [...SHEETS, ...SCRIPTS, ...SHADERS].map((file) => [file, withoutComments(file)]),
)

/** Each number of the table as CSS, a script or a shader would say it by hand. */
const BY_HAND = {
  perspective: /perspective(?::|\() *\d/,
  radii: /radius-(?:card|panel): \d|RADIUS_(?:CARD|PANEL)\w* = /,
  'width of the widest card': new RegExp(`\\b${PX.widestCard}\\b`),
  'forms of the card': /1\.586|\b0?\.66\b/,
  fold: new RegExp(`calc\\(${PX.foldSide}px`),
  'place of the ornament': /0?\.7235\b|72\.35|19\.1cqi/,
  'dash of the rosette': new RegExp(`\\.${String(SHARES.rosetteDash).slice(2)}`),
  night: /120% 90%|NIGHT_\w+ = /,
  'width of a line': /\bLINE(?:_PX|_WIDTH) = /,
  'fade of the field': new RegExp(
    `\\b(?:${[...FIELD_FADE.in, FIELD_FADE.out[1]].join('|')})\\.0\\b`,
  ),
}

it.each(Object.entries(BY_HAND))('no file but the table says by hand: %s', (_fact, pattern) => {
  const told = [...files].filter(([, text]) => pattern.test(text)).map(([file]) => file)
  expect(told.filter((file) => !/site\/geometry\/|engraving\/plate\.ts/.test(file))).toEqual([])
})

/** Of the grid, the numeral and a skill's popover, which ask for room of their own. */
const OWN_ROOM = ['max-width: 899px', 'max-height: 739px', 'min-height: 600px', 'min-height: 480px']

it('windows are told by the names of the table', () => {
  const rules = SHEETS.flatMap((file) => files.get(file)?.match(/@media [^{]*/g) ?? [])
  const told = rules.flatMap((rule) => rule.match(/(?:max-|min-)?(?:width|height)[^)]*/g) ?? [])
  expect(told.filter((size) => !OWN_ROOM.includes(size))).toEqual([])
})

it('CSS has each of its numbers under the name that a style sheet uses', () => {
  const css = geometryCss()
  expect(css).toContain(`--perspective: ${PX.perspective}px;`)
  expect(css).toContain(`--ornament-x: ${SHARES.ornamentX};`)
})

it('a shader has numbers in the place of their names, all of them known', async () => {
  const { load } = shaderPlugin()
  const read = (file: string) =>
    Reflect.apply(load as never, { addWatchFile: () => {} }, [`${file}?raw`]) as Promise<string>
  const texts = await Promise.all(SHADERS.map(read))
  expect(texts.join()).toContain(`${PX.radiusCard}.0`)
  // What browser tests change to hide the dust.
  expect(texts.join()).toContain('const float ALPHA = 0.6;')
  const names = Object.keys({ ...PX, ...SHARES }).map((name) =>
    name.replace(/[A-Z]/g, '_$&').toUpperCase(),
  )
  expect(names.filter((name) => new RegExp(`\\b${name}\\b`).test(texts.join()))).toEqual([])
})
