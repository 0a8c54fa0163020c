import { describe, expect, it } from 'vitest'
import {
  ageOn,
  dateText,
  inGroups,
  type Period,
  periodText,
  technologyItems,
} from '../../src/site/model/entries'
import { screen as english } from '../../src/site/words/en'
import { screen as words } from '../../src/site/words/es'

const spanish = (period: Period) => periodText(period, words)

describe('ageOn', () => {
  it.each([
    ['the day before a birthday', new Date(2026, 3, 11), 27],
    ['on the birthday', new Date(2026, 3, 12), 28],
    ['at the end of the year', new Date(2026, 11, 31), 28],
    ['at the start of the year', new Date(2026, 0, 1), 27],
  ])('%s', (_, today, age) => {
    expect(ageOn('1998-04-12', today)).toBe(age)
  })

  it('counts a birthday of 29 February from 1 March in other years', () => {
    expect(ageOn('2000-02-29', new Date(2026, 1, 28))).toBe(25)
    expect(ageOn('2000-02-29', new Date(2026, 2, 1))).toBe(26)
  })
})

describe('periodText', () => {
  it('joins start and end', () => {
    expect(spanish({ anioInicio: 2019, anioFin: 2021 })).toBe('2019 - 2021')
  })

  it.each([null, ''] as const)('shows an end of %j as Actualidad', (anioFin) => {
    expect(spanish({ anioInicio: 2023, anioFin })).toBe('2023 - Actualidad')
  })

  const months = (anioInicio: number, mesInicio: number, anioFin: number | null, mesFin?: number) =>
    spanish({ anioInicio, mesInicio, anioFin, mesFin })
  it.each([
    ['within one year', spanish({ anioInicio: 2025, anioFin: 2025 }), '2025'],
    ['within one month', months(2021, 3, 2021, 3), 'mar 2021'],
    ['with months', months(2021, 3, 2021, 7), 'mar 2021 – jul 2021'],
    ['with months, to today', months(2021, 12, null), 'dic 2021 – Actualidad'],
    ['with the month of one end', months(2020, 9, 2021), 'sept 2020 – 2021'],
  ])('shows a period %s', (_, shown, expected) => {
    expect(shown).toBe(expected)
  })

  it('is in the words of the interface', () => {
    const period = { anioInicio: 2021, mesInicio: 3, anioFin: null }
    expect(periodText(period, english)).toBe('Mar 2021 – Present')
  })
})

describe('dateText', () => {
  it('is a year, or a month of a year', () => {
    expect([dateText('2019', words), dateText('2020-01', words)]).toEqual(['2019', 'ene 2020'])
  })
})

describe('inGroups', () => {
  it('has those without a group first, then groups in order of appearance', () => {
    const skills = ['Datos', undefined, 'Web', ' Datos ', undefined].map((grupo, id) => ({
      id,
      grupo,
    }))
    const groups = inGroups(skills).map(({ name, items }) => [name, items.map(({ id }) => id)])
    expect(groups).toEqual([
      [undefined, [1, 4]],
      ['Datos', [0, 3]],
      ['Web', [2]],
    ])
    expect(inGroups([])).toEqual([])
  })
})

describe('technologyItems', () => {
  it('separates, trims and leaves out what is empty or repeated', () => {
    expect(technologyItems(' TypeScript,Angular ,, Java, Angular,')).toEqual([
      'TypeScript',
      'Angular',
      'Java',
    ])
    expect(technologyItems('')).toEqual([])
  })
})
