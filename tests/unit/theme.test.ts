import { describe, expect, it } from 'vitest'
import { THEME_NAMES } from '../../src/site/model/schema/schema'
import { plateOf } from '../../src/tools/files/engraving/draw-plate'
import { boldMark, iconSvg } from '../../src/tools/files/icons/icon-drawing'
import { cardArt } from '../../src/tools/files/social/card-art'
import { PALETTES, themeOf } from '../../src/tools/files/theme/palettes'
import {
  cssColors,
  cssFile,
  printed,
  sceneColors,
  unreadable,
} from '../../src/tools/files/theme/theme-colors'

const VIOLET = { base: 'plata', foil: 'oklch(0.8 0.09 300)' } as const
const WHITE = {
  ...PALETTES.cobre,
  paper: ['#fff', '#fff'],
  night: ['#fff', '#fff', '#fff'],
} as const
const PLATE = plateOf({ nombre: 'Ada Prueba' })
const MARK = boldMark(PLATE, { radius: 200, width: 5, spacing: 30 })

describe.each(THEME_NAMES)('%s', (name) => {
  const theme = themeOf({ tema: name })

  it('can be read on each of its papers', () => {
    expect(unreadable(theme)).toEqual([])
  })

  it('can be read in print', () => {
    const { accent, strong, muted, ink } = printed(theme)
    const texts = { ...WHITE, ink, muted, foil: [accent, accent, strong, strong] } as const
    expect(unreadable(texts).filter(({ ground }) => ground === '#fff')).toEqual([])
  })

  it('leaves no colour of another theme in the style sheet, the icons and the social image', () => {
    const written =
      cssFile(theme) +
      iconSvg(MARK, theme, 112) +
      cardArt({ plate: PLATE, theme, dir: 'ltr' }, undefined)
    expect(written).not.toMatch(/NaN|undefined/)
    const others = THEME_NAMES.filter((other) => other !== name)
    const foreign = others.flatMap((other) => [...PALETTES[other].foil, ...PALETTES[other].paper])
    expect(foreign.filter((color) => written.includes(color))).toEqual([])
  })
})

it('copper keeps its colours', () => {
  expect(cssColors(themeOf({}))).toMatchObject({
    background: '#070a11',
    'paper-light': '#161c2b',
    ink: '#eef1f6',
    soft: '#ccd3de',
    'foil-2': '#f2b880',
    'line-strong': 'rgb(217 154 102 / 0.42)',
    veil: 'rgb(9 13 22 / 0.72)',
    'on-foil': '#1d130a',
  })
})

describe("a foil of the owner's", () => {
  const theme = themeOf({ tema: VIOLET })

  it('gives four tones of one hue on the paper of the base', () => {
    expect(theme.paper).toEqual(PALETTES.plata.paper)
    expect(theme.foil).toMatchInlineSnapshot(`
      [
        "#d6c6f5",
        "#c6b1f0",
        "#ab95d4",
        "#9a82c4",
      ]
    `)
    expect(unreadable(theme)).toEqual([])
  })

  it('reaches the scene', () => {
    const [red, green, blue] = sceneColors(theme).foil
    expect(blue).toBeGreaterThan(red)
    expect(red).toBeGreaterThan(green)
  })

  it('is seen as too dark to be read', () => {
    const dark = themeOf({ tema: { ...VIOLET, foil: '#5b3f8c' } })
    expect(unreadable(dark)).not.toEqual([])
  })
})
