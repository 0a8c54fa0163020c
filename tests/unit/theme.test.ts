import { blend, wcagContrast } from 'culori'
import { describe, expect, it } from 'vitest'
import { THEME_NAMES } from '../../src/model/schema/schema'
import { plateOf } from '../../src/tools/drawing/draw-plate'
import { boldMark, iconSvg } from '../../src/tools/output/icons/icon-drawing'
import { blankArt, ownerArt, SOCIAL } from '../../src/tools/output/social/card-art'
import { oklch } from '../../src/tools/theme/color'
import { cssColors, cssFile, printed, unreadable } from '../../src/tools/theme/theme-colors'
import { THEMES, themeOf } from '../../src/tools/theme/themes'

const WHITE = {
  ...THEMES.cobre,
  paper: ['#fff', '#fff'],
  night: ['#fff', '#fff', '#fff'],
} as const
const PLATE = plateOf({ nombre: 'Ada Prueba' })
const MARK = boldMark(PLATE, 200)

describe.each(THEME_NAMES)('%s', (name) => {
  const theme = themeOf({ tema: name })

  it('can be read on each of its papers, and in print', () => {
    expect(unreadable(theme)).toEqual([])
    const { accent, strong, muted, ink } = printed(theme)
    const texts = { ...WHITE, ink, muted, foil: [accent, accent, strong, strong] } as const
    expect(unreadable(texts).filter(({ ground }) => ground === '#fff')).toEqual([])
  })

  it('leaves no colour of another theme in the style sheet, the icons and the social image', () => {
    const look = { plate: PLATE, theme, dir: 'ltr', format: SOCIAL } as const
    const written =
      cssFile(theme) + iconSvg(MARK, theme, 112, true) + blankArt(look) + ownerArt(look, undefined)
    expect(written).not.toMatch(/NaN|undefined/)
    const others = THEME_NAMES.filter((other) => other !== name)
    const foreign = others.flatMap((other) => [...THEMES[other].foil, ...THEMES[other].paper])
    expect(foreign.filter((color) => written.includes(color))).toEqual([])
  })
})

it('each theme has a paper as light as no other, and lines that are seen on it', () => {
  const papers = Object.values(THEMES).map((theme) => {
    for (const ground of theme.paper) {
      const line = blend([ground, `${cssColors(theme)['line-strong']}`])
      expect(wcagContrast(line, ground)).toBeGreaterThan(2)
    }
    return oklch(theme.paper[0]).l
  })
  const sorted = papers.toSorted()
  const steps = sorted.slice(1).map((light, at) => light - (sorted[at] ?? 0))
  expect(Math.min(...steps)).toBeGreaterThan(0.015)
  expect(Math.max(...papers) - Math.min(...papers)).toBeGreaterThan(0.15)
})

describe("a foil of the owner's", () => {
  const VIOLET = { base: 'plata', foil: 'oklch(0.8 0.09 300)' } as const
  const theme = themeOf({ tema: VIOLET })

  it('gives four tones of one hue on the paper of the base, all to be read', () => {
    expect(theme.paper).toEqual(THEMES.plata.paper)
    expect(theme.foil).toEqual(['#dacbfa', '#c6b1f0', '#ad98d7', '#947cbe'])
    expect(unreadable(theme)).toEqual([])
  })

  it('is seen as too dark to be read', () => {
    expect(unreadable(themeOf({ tema: { ...VIOLET, foil: '#5b3f8c' } }))).not.toEqual([])
  })
})
