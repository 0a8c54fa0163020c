import { describe, expect, it } from 'vitest'
import { isoDay, isStillGoing, periodOf, readDate } from '../../src/tools/import/parsing/dates'
import { LANGUAGES } from '../../src/tools/import/parsing/languages'

/** `2021`, `2021-09`, and `?` after what is not all of the text. */
function readAs(text: string, language?: string): string {
  const { year = '', month, isWhole } = readDate(text, language) ?? { isWhole: true }
  return `${year}${month ? `-${String(month).padStart(2, '0')}` : ''}${isWhole ? '' : '?'}`
}

it.each([
  ['2021', '2021'],
  ['2021-09', '2021-9-01', '2021/09', '2021.9.1', '2021年9月', '2021 年 9 月 1 日', '2021년 9월'],
  ['2021-09', '09/2021', '9-2021', '09.2021', '30/09/2021', '09/30/2021', '09/09/2021'],
  ['2021-09', '2021-09-30T10:00:00Z', '2021-09-30 10:00:00 UTC', '2021-09-30T00:00:00.000+02:00'],
  ['2021-09', 'Sep 2021', 'Sept. 2021', 'sep. de 2021', 'SEPT2021', 'Desde sept 2021', '٠٩/٢٠٢١'],
  [
    '2021-09',
    'septiembre de 2021',
    'setiembre 2021',
    'wrzesień 2021',
    'września 2021',
    'zari 2021',
  ],
  ['2021-09', 'сентябрь 2021 г.', 'Eylül 2021', 'EYLUL 2021', 'tháng 9 năm 2021', '九月 2021'],
  [
    '2021-09',
    'September 2021 (6 months)',
    'сент. 2021 (4 месяца)',
    'Sep 2021 · 1 yr 2 mos',
    '９/２０２１',
  ],
  ['2021-03', '3 de marzo de 2021', 'March 3rd, 2021', 'März 2021', 'Mrz 2021', 'Mär. 2021'],
  ['2021-04', '01.04.2021', '1. 4. 2021', '1er avril 2021', '4月 2021'],
  [
    '2021-02',
    'févr. 2021',
    'feb 2021',
    "Feb '21",
    'şubat 2021',
    'le 3 février 2021',
    'Tue Feb 2 2021 00:00:00 GMT+0200',
    'лютого 2021',
  ],
  ['2023-09', '09/11/23, 11:27 AM', '9/11/2023, 11:27:05 PM'],
  [
    '2021?',
    'Spring 2021',
    '05/06/2021',
    '2021-13',
    'ca. 2021',
    'mid-March 2021',
    '2021 Q1',
    '2021/22',
  ],
  ['2021?', 'listopad 2021', 'des 2021', 'WS 2021', 'jui 2021', '1-2-3 2021'],
  ['', '', 'hace mucho', '21-09', '0021', '2201-01', '20210901', 'de 2019 a 2021', '令和3年9月'],
  ['', '09/11/23', '۱۴۰۰ مهر', 'กันยายน 2564', '2 años', 'Okt. 21'],
])('is read as %j, where more than a year and month is said with ?: %j', (expected, ...texts) => {
  expect(texts.map((text) => [text, readAs(text)])).toEqual(texts.map((text) => [text, expected]))
})

it('a word that two languages understand differently is read by that of the résumé', () => {
  expect(['pl', 'cs', 'hr'].map((language) => readAs('listopad 2021', language))).toEqual([
    '2021-11',
    '2021-11',
    '2021-10',
  ])
  expect(readAs('des. 2021', 'ca')).toBe('2021-12')
  expect(readAs('des de 2021', 'ca')).toBe('2021?')
  expect(readAs('des de gener de 2021', 'ca')).toBe('2021-01')
})

describe.each(LANGUAGES)('in %s', (locale) => {
  it.each(['long', 'short'] as const)('each month is read as Intl writes it, %s', (month) => {
    const options = { year: 'numeric', month, timeZone: 'UTC', calendar: 'gregory' } as const
    const formats = [{}, { day: 'numeric' } as const].map(
      (day) => new Intl.DateTimeFormat(locale, { ...options, ...day }),
    )
    for (let index = 0; index < 12; index++) {
      const written = formats.map((format) => format.format(Date.UTC(2021, index, 15)))
      const expected = `2021-${String(index + 1).padStart(2, '0')}`
      // Without its language a name may be ambiguous, but is never another month.
      const withoutLanguage = written.map((text) => readAs(text))
      expect(written.map((text) => readAs(text, locale))).toEqual([expected, expected])
      for (const read of withoutLanguage) expect([expected, '2021?']).toContain(read)
    }
  })
})

it.each([
  ['2022-01', '2024-08', 'janeiro de 2022 até agosto de 2024', 'de enero de 2022 a agosto de 2024'],
  [
    '2022-01',
    '2024-08',
    'von Januar 2022 bis August 2024',
    'gennaio 2022/agosto 2024',
    'Jan-2022 / Aug-2024',
    'du janvier 2022 au août 2024',
  ],
  ['2022-01', '2024-08', 'с января 2022 по август 2024', 'od stycznia 2022 do sierpnia 2024'],
  [
    '2022-01',
    '2024-08',
    '2022.01-2024.08',
    '01/2022-08/2024',
    '2022/01 ~ 2024/08',
    '2022.1–2024.8',
  ],
  [
    '2022-01',
    '2024-08',
    '2022年1月至2024年8月',
    '2022年1月から2024年8月',
    '2022년 1월 ~ 2024년 8월',
  ],
  ['2022-01', '2024-08', '2022-01 - 2024-08 (2 yrs 8 mos)', '2022-01-15 – 2024-08-01'],
  ['2021-08', 'now', '2021.08 - 至今', '2021年8月至今', '2021.08-至今', 'sierpień 2021 – obecnie'],
  [
    '2021-08',
    'now',
    'August 2021 bis heute',
    'ago 2021 - a la actualidad',
    'Aug 2021 to date',
    'da agosto 2021 ad oggi',
  ],
  ['2021-08', 'now', 'août 2021 à aujourd’hui', "août 2021 - aujourd'hui", 'ago. 2021 – o momento'],
  ['2021-08', 'now', 'август 2021 — по настоящее время', '2021.08 ~ 현재', 'Ağustos 2021 - halen'],
  ['2021-08', 'now', '08/2021 – atual', '2021年8月〜現在', 'Aug 2021 - Present · 3 yrs 2 mos'],
  ['2021-09', '2021-12', 'Sep - Dec 2021', 'Sept. – Dez. 2021'],
  ['', '2024', 'until 2024', 'bis 2024'],
  ['2014', '2015', '2014/15', '2014 - 15', '2014–2015'],
  ['', '2019-03', '平成27年4月〜2019年3月'],
])('from %s to %s: %j', (start, end, ...texts) => {
  const read = texts.map((text) => {
    const { startDate = '', endDate = '' } = periodOf(text)
    return [text, readAs(startDate), isStillGoing(endDate) ? 'now' : readAs(endDate)]
  })
  expect(read).toEqual(texts.map((text) => [text, start, end]))
})

it.each([
  '2021-09',
  '01-Mar-2021',
  '2010/11',
  'Frontend-Developer',
  '2020 - 2021 - 2022',
  'seit 2020',
])('is no period: %s', (text) => {
  expect(periodOf(text)).toEqual({ startDate: text })
})

it('what goes on is known in many languages', () => {
  const going =
    'Present, actualidad, A la actualidad, heute, bis heute, obecnie, до сега, по настоящее время, 至今, hasta hoy, až dosud, I DAG, tot heden, ¡Actual!, (current), до теперішній час'
  expect(going.split(', ').filter((text) => !isStillGoing(text))).toEqual([])
  expect(['Presentation', 'pronto', 'to', '', '–', 'now or never'].filter(isStillGoing)).toEqual([])
})

it('a day is read where all of it is certain', () => {
  const days = ['1990-03-04', '30/09/1990', '09/30/1990', 'Mar 4, 1990', '4. März 1990', '4.3.1990']
  expect(days.map((day) => isoDay(day))).toEqual([
    ...['1990-03-04', '1990-09-30', '1990-09-30', '1990-03-04', '1990-03-04', '1990-03-04'],
  ])
  const others = ['1990', '1990-03', '03/04/1990', '31/02/1990', 'Mar 1990', 'Mar 4 or 5, 1990']
  expect(others.map((day) => isoDay(day))).toEqual(others.map(() => undefined))
})
