import { expect, it } from 'vitest'
import { contactQr } from '../../src/tools/output/modules/qr-codes'
import { contactCard } from '../../src/tools/output/vcard'
import { readFixture } from '../fixtures/fixture'

const { perfil } = readFixture()
const unfolded = (card: string) => card.replace(/\r\n /g, '').split('\r\n')

it('is a vCard 3.0 with the owner on it', () => {
  const { nombre, puesto, email, ciudad, pais, sitio, github, linkedin } = perfil
  const [first, last] = nombre.split(' ')
  expect(unfolded(contactCard(perfil))).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${last};${first};;;`,
    `FN:${nombre}`,
    `TITLE:${puesto}`,
    `EMAIL;TYPE=INTERNET:${email}`,
    `ADR;TYPE=HOME:;;;${ciudad};;;${pais}`,
    ...[sitio, github, linkedin].map((address) => `URL:${address}`),
    'END:VCARD',
    '',
  ])
})

it('escapes what has a meaning in the format', () => {
  const card = contactCard({ ...perfil, puesto: 'Dev; backend, \\ y más' })
  expect(unfolded(card)).toContain('TITLE:Dev\\; backend\\, \\\\ y más')
})

it('folds long lines at 75 bytes without breaking a character', () => {
  const puesto = 'ñandú🪶 '.repeat(60)
  const card = contactCard({ ...perfil, puesto })
  for (const line of card.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/\uFFFD/)
  }
  expect(unfolded(card)).toContain(`TITLE:${puesto}`)
})

it.each([
  ['Cher', undefined, 'N:;Cher;;;'],
  ['Ana María Cabrera San Gil', 'Cabrera San Gil', 'N:Cabrera San Gil;Ana María;;;'],
  ['山田 太郎', '山田', 'N:山田;太郎;;;'],
  ['Li Li', 'Li', 'N:Li;Li;;;'],
])('splits %s at its apellidos', (nombre, apellidos, name) => {
  expect(unfolded(contactCard({ ...perfil, nombre, apellidos }))).toContain(name)
})

it('has the phone, and each further page once', () => {
  const enlaces = [
    { red: 'GitLab', url: 'https://gitlab.com/ana' },
    { red: 'Web', url: perfil.sitio },
  ]
  const telefono = '+54 341 5550100'
  const links = { github: '', linkedin: undefined, enlaces, telefono }
  const card = unfolded(contactCard({ ...perfil, ...links }))
  expect(card).toContain(`TEL;TYPE=VOICE:${telefono}`)
  const addresses = card.filter((line) => line.startsWith('URL:'))
  expect(addresses).toEqual([`URL:${perfil.sitio}`, 'URL:https://gitlab.com/ana'])
})

it('says the time zone, and holds back what the owner does not show there', () => {
  const telefono = '+54 387 555 0134'
  const canales = { email: ['cv' as const], telefono: ['vcard' as const] }
  const zonaHoraria = 'America/Argentina/Salta'
  const lines = unfolded(contactCard({ ...perfil, telefono, canales, zonaHoraria }))
  expect(lines).toContain(`TEL;TYPE=VOICE:${telefono}`)
  expect(lines).toContain(`TZ;VALUE=text:${zonaHoraria}`)
  expect(lines.join()).not.toContain('EMAIL')
})

it('its code has a light margin of four modules, which phones ask for', () => {
  const { path, side } = contactQr(perfil, 'https://example.com/')
  let [x, y] = [0, 0]
  const spans = [...path.matchAll(/m(-?\d+) (-?\d+)h(\d+)/g)].map(([, right, down, width]) => {
    x += Number(right)
    y += Number(down)
    return { x, y, end: x + Number(width) }
  })
  const least = (values: number[]) => Math.min(...values)
  expect(least(spans.map((span) => span.x))).toBe(4)
  expect(least(spans.map((span) => span.y))).toBe(4)
  expect(least(spans.map((span) => side - span.end))).toBe(4)
})
