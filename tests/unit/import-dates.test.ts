import { describe, expect, it } from 'vitest'
import { periodOf } from '../../src/tools/import/dialects/period-text'
import { isStillGoing, readDate } from '../../src/tools/import/values/resume-dates'

describe('a date is read as what it is', () => {
  it.each([
    ['2021', 2021, undefined],
    ['2021-09', 2021, 9],
    ['2021-9-01', 2021, 9],
    ['2021-09-30', 2021, 9],
    ['2021-09-30T10:00:00Z', 2021, 9],
    ['2021/09', 2021, 9],
    ['2021.9.1', 2021, 9],
    ['09/2021', 2021, 9],
    ['9-2021', 2021, 9],
    ['30/09/2021', 2021, 9],
    ['09/30/2021', 2021, 9],
    ['09/09/2021', 2021, 9],
    ['Sep 2021', 2021, 9],
    ['Sept. 2021', 2021, 9],
    ['sep. de 2021', 2021, 9],
    ['septiembre de 2021', 2021, 9],
    ['September 2021', 2021, 9],
    ['3 de marzo de 2021', 2021, 3],
    ['March 3rd, 2021', 2021, 3],
    ['März 2021', 2021, 3],
    ['févr. 2021', 2021, 2],
    ['2021年9月', 2021, 9],
    ['2021年', 2021, undefined],
    [' 2021 ', 2021, undefined],
  ])('%j', (text, year, month) => {
    const read = readDate(text)
    expect(read).toMatchObject({ year, isWhole: true })
    expect(read?.month).toBe(month)
  })

  it.each([
    ['Spring 2021', 2021],
    ['05/06/2021', 2021],
    ['2021-13', 2021],
    ['ca. 2021', 2021],
  ])('%j says more than its year', (text, year) => {
    expect(readDate(text)).toEqual({ year, isWhole: false })
  })

  it.each([
    '',
    'hace mucho',
    '21-09',
    '0021',
    '1899',
    '2201-01',
    '20210901',
    'de 2019 a 2021',
    null,
  ])('%j is no date', (text) => {
    expect(readDate(text)).toBeUndefined()
  })

  it.each(['Present', 'actualidad', 'A la actualidad', 'heute', '至今', '現在'])(
    '%s is not over',
    (text) => {
      expect(isStillGoing(text)).toBe(true)
    },
  )
})

it.each([
  ['March 2016 - Present', 'March 2016', 'Present'],
  ['2019 – 2021', '2019', '2021'],
  ['2019-2021', '2019', '2021'],
  ['2019-Present', '2019', 'Present'],
  ['2021-03 - 2022-05', '2021-03', '2022-05'],
  ['enero de 2020 a marzo de 2021', 'enero de 2020', 'marzo de 2021'],
  ['Sep - Dec 2021', 'Sep 2021', 'Dec 2021'],
  ['2021-09', '2021-09', undefined],
  ['May 2020', 'May 2020', undefined],
  ['2020 - una pausa', '2020 - una pausa', undefined],
])('the period %j', (text, startDate, endDate) => {
  expect(periodOf(text)).toEqual({ startDate, ...(endDate && { endDate }) })
})
