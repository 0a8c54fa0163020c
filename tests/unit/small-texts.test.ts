import { describe, expect, it, onTestFinished } from 'vitest'
import { ageOn } from '../../src/model/age'
import { conditions, localTimeText, zoneText } from '../../src/model/availability'
import { collapsedText } from '../../src/model/collapsed-text'
import { type Period, periodText } from '../../src/model/entries'
import { stretches } from '../../src/model/inline-links'
import { canParse } from '../../src/model/schema/fields'
import { SENTENCE, textBlocks } from '../../src/model/text-blocks'
import { screen as english } from '../../src/site/words/en'
import { screen as spanish } from '../../src/site/words/es'
import { knownAge } from '../../src/tools/output/modules/content-module'
import { firstTechnologies } from '../../src/tools/output/modules/text-modules'

it.each([
  ['the day before a birthday', '1998-04-12', '2026-04-11', 27],
  ['on the birthday', '1998-04-12', '2026-04-12', 28],
  ['born on 29 February, in other years, before 1 March', '2000-02-29', '2026-02-28', 25],
])('an age %s', (_, birth, today, age) => {
  const day = new Date(`${today}T12:00`)
  for (const built of ['2025-01-01', '2025-12-31', today]) {
    const known = knownAge(birth, new Date(`${built}T12:00`))
    expect(ageOn(known, day), `built on ${built}`).toBe(age)
  }
})

describe('a period', () => {
  const years = (anioInicio: number | undefined, anioFin: Period['anioFin']) =>
    periodText({ anioInicio, anioFin }, spanish)
  const months = (anioInicio: number, mesInicio: number, anioFin: number | null, mesFin?: number) =>
    periodText({ anioInicio, mesInicio, anioFin, mesFin }, spanish)
  it.each([
    ['of years', years(2019, 2021), '2019 - 2021'],
    ['within one year', years(2025, 2025), '2025'],
    ['to today', years(2023, null), `2023 - ${spanish.entry.stillGoing}`],
    ['of which only the end is known', years(undefined, 2021), '2021'],
    ['of which nothing is known', years(undefined, null), ''],
    ['within one month', months(2021, 3, 2021, 3), 'mar 2021'],
    ['with months', months(2021, 3, 2021, 7), 'mar 2021 – jul 2021'],
    ['with months, to today', months(2021, 12, null), `dic 2021 – ${spanish.entry.stillGoing}`],
    ['with the month of one end', months(2020, 9, 2021), 'sept 2020 – 2021'],
  ])('%s', (_, shown, expected) => {
    expect(shown).toBe(expected)
  })
})

it('the first technologies are whole names in one line, none if the first is too long', () => {
  const first = (...titles: string[]) =>
    firstTechnologies(titles.map((titulo, index) => ({ titulo, numeroOrden: -index })))
  expect(first('Docker', 'Git', 'React', 'Angular', 'TypeScript', 'CSS', 'HTML')).toBe(
    'HTML\u00a0· CSS\u00a0· TypeScript\u00a0· Angular\u00a0· React',
  )
  expect([first(), first('Git', 'x'.repeat(60))]).toEqual(['', ''])
})

describe('a long description', () => {
  const many = (count: number) => 'Una frase de unas cuarenta y dos letras más. '.repeat(count)
  const whole = (count: number) => many(count).trim()
  const yes = `${'Sí, '.repeat(90)}no.`
  const link = '[Esto. Vínculo](https://example.com/a.html)'
  const said = (text: string) => {
    const { shown, folded } = collapsedText(text, 200)
    return [shown, folded].map((blocks) =>
      blocks.map((block) => (block.kind === 'list' ? block.items : block.text)),
    )
  }
  it.each([
    ['of a paragraph', many(9), [many(4)], [whole(5)]],
    ['with a link', `${link} ${many(9)}`, [`${link} ${many(3)}`], [whole(6)]],
    ['that begins with a long one', `${yes}\n\n${many(6)}`, [yes], [whole(6)]],
    ['of a list', `Hice:\n- ${many(3)}\n- ${many(6)}`, ['Hice:', [whole(3)]], [[whole(6)]]],
    ['that is hardly longer', many(8), [whole(8)], []],
  ])('is parted between sentences, without a loss: %s', (_, text, shown, folded) => {
    expect(said(text)).toEqual([shown, folded])
  })
})

it.each([
  ['dots, marks and quotes', ['Una frase. ', '¿Dos? ', '«Tres.» ', 'Y cuatro… ', '5 más']],
  ['abbreviations', ['Ing. en Sistemas por la U. N. R., etc. y demás. ', 'Uso Node.js.']],
  ['small letters after a mark', ['¡Hola! dice, y sigue aprox. así.']],
  ['links', ['Hice [esto. Y esto](https://a.b/cdef). ', 'Nada más.']],
  ['lines', ['Uno\n\n', '- dos\n', '- tres']],
  ['a script without spaces', ['これは文です。', 'もう一つ。']],
])('sentences end, by %s', (_, sentences) => {
  expect(sentences.join('').match(SENTENCE)).toEqual(sentences)
})

const paragraph = (text: string) => ({ kind: 'paragraph', text })
const list = (...items: string[]) => ({ kind: 'list', items })

it.each([
  ['one line', 'Uno.', [paragraph('Uno.')]],
  ['a line break', ' Uno. \nDos.', [paragraph('Uno.\nDos.')]],
  ['blank lines', 'Uno.\n \t\n\nDos.', [paragraph('Uno.'), paragraph('Dos.')]],
  ['items', '- uno\n  - dos ', [list('uno', 'dos')]],
  [
    'items after a text',
    'Hice:\n- uno\nY más.',
    [paragraph('Hice:'), list('uno'), paragraph('Y más.')],
  ],
  ['two lists', '- uno\n\n- dos', [list('uno'), list('dos')]],
  ['Windows line ends', 'Uno.\r\n\r\n- dos\r\n- tres', [paragraph('Uno.'), list('dos', 'tres')]],
  ['a dash that begins no item', '-5 grados\n- \n–no', [paragraph('-5 grados\n-\n–no')]],
  ['nothing', ' \n ', []],
])('a text is read as blocks: %s', (_, text, blocks) => {
  expect(textBlocks(text)).toEqual(blocks)
})

it.each([
  [{}, ''],
  [{ desde: '2027-03', modalidad: 'remoto' }, 'Disponible desde mar 2027\u00a0· remoto'],
  [{ modalidad: 'híbrido' }, 'Híbrido'],
  [{ disponibilidad: 'Abierta a propuestas', desde: '2027' }, '\u00a0· desde 2027'],
] as const)('%j: what is said beside the availability', (profile, said) => {
  expect(conditions(profile, spanish)).toBe(said)
})

/** In January, so that the south has its summer. @param minutesBehind of the visitor, as Date tells it */
function at(minutesBehind: number) {
  const now = new Date('2026-01-15T12:00:00Z')
  now.getTimezoneOffset = () => minutesBehind
  return now
}

it.each([
  ['America/Argentina/Buenos_Aires', -60, 'GMT−3 · 4 h menos que usted'],
  ['America/Argentina/Buenos_Aires', 180, 'GMT−3 · su misma hora'],
  ['Asia/Kolkata', 0, 'GMT+5:30 · 5 h 30 más que usted'],
  ['America/St_Johns', 0, 'GMT−3:30 · 3 h 30 menos que usted'],
  ['Europe/London', 300, 'GMT · 5 h más que usted'],
] as const)('%s, seen from %i minutes behind UTC', (zone, minutes, said) => {
  expect(localTimeText(zone, spanish, at(minutes))).toBe(said)
})

it('knows the summer of the zone', () => {
  const july = new Date('2026-07-15T12:00:00Z')
  july.getTimezoneOffset = () => 0
  expect(localTimeText('Europe/Madrid', english, july)).toBe('GMT+2 · 2 h ahead of you')
})

it.each([
  ['es', 'America/New_York', 'hora de Nueva York'],
  ['it', 'Europe/Rome', 'CET'],
  ['pt', 'Europe/Rome', 'Horário Itália'],
  ['de', 'America/Mexico_City', 'Mexiko-Stadt (Ortszeit)'],
])('the served page names the zone in %s: %s', (locale, zone, said) => {
  expect(zoneText(zone, { locale })).toBe(said)
})

it('says no difference where the browser does not know the zone', () => {
  expect(localTimeText('Europe/Nowhere', english, at(0))).toBeUndefined()
})

it('an address with an ñ is one however often it is looked at, which URL.canParse of Node 20 forgets', () => {
  const addresses = ['https://españa.es/a', 'https://münchen.example']
  const isParsed = (address: string) => canParse(address)
  // Node compiles the function after some thousands of calls.
  for (let times = 0; times < 20_000; times++) {
    if (!addresses.every(isParsed)) expect.fail(`refused after ${times}`)
  }
  expect(canParse('https://')).toBe(false)
})

it('a link in a text is one also where URL.canParse is missing, as in Safari 16', () => {
  const { canParse } = URL
  Reflect.deleteProperty(URL, 'canParse')
  onTestFinished(() => void Object.assign(URL, { canParse }))
  expect(stretches('Con [Ana](https://ana.dev).')).toEqual([
    { at: 0, text: 'Con ' },
    { at: 4, text: 'Ana', to: 'https://ana.dev' },
    { at: 26, text: '.' },
  ])
})
