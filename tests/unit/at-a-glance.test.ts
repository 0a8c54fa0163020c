import { expect, it } from 'vitest'
import { conditions, localTimeText, zoneText } from '../../src/site/model/at-a-glance'
import { screen as en } from '../../src/site/words/en'
import { screen as es } from '../../src/site/words/es'

it.each([
  [{}, ''],
  [{ desde: '2027-03', modalidad: 'remoto' }, 'Disponible desde mar 2027\u00a0· remoto'],
  [{ modalidad: 'híbrido' }, 'Híbrido'],
  [{ disponibilidad: 'Abierta a propuestas', desde: '2027' }, '\u00a0· desde 2027'],
] as const)('%j: what is said beside the availability', (profile, said) => {
  expect(conditions(profile, es)).toBe(said)
})

/** In January, so that the south has its summer. @param minutesBehind of the visitor, as Date tells it */
function at(minutesBehind: number) {
  const now = new Date('2026-01-15T12:00:00Z')
  now.getTimezoneOffset = () => minutesBehind
  return now
}

it.each([
  ['America/Argentina/Buenos_Aires', -60, 'GMT−3 · 4 h menos que usted'],
  ['America/Argentina/Buenos_Aires', 180, 'GMT−3 · su misma hora'],
  ['Asia/Kolkata', 0, 'GMT+5:30 · 5 h 30 más que usted'],
  ['America/St_Johns', 0, 'GMT−3:30 · 3 h 30 menos que usted'],
  ['Europe/London', 300, 'GMT · 5 h más que usted'],
] as const)('%s, seen from %i minutes behind UTC', (zone, minutes, said) => {
  expect(localTimeText(zone, es, at(minutes))).toBe(said)
})

it('knows the summer of the zone', () => {
  const july = new Date('2026-07-15T12:00:00Z')
  july.getTimezoneOffset = () => 0
  expect(localTimeText('Europe/Madrid', en, july)).toBe('GMT+2 · 2 h ahead of you')
})

it('names the city of the zone in the served page, and where the browser does not know the zone', () => {
  expect(zoneText('America/Argentina/Buenos_Aires', es)).toBe('hora de Buenos Aires')
  expect(localTimeText('Europe/Nowhere', en, at(0))).toBe('Nowhere time')
})
