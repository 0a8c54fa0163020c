import { describe, expect, it } from 'vitest'
import { ageOn } from '../../src/model/age'
import { periodText, technologyItems } from '../../src/model/entries'

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
    expect(periodText({ anioInicio: 2019, anioFin: 2021 })).toBe('2019 - 2021')
  })

  it.each([null, ''] as const)('shows an end of %j as Actualidad', (anioFin) => {
    expect(periodText({ anioInicio: 2023, anioFin })).toBe('2023 - Actualidad')
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
