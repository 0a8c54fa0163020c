import { describe, expect, it } from 'vitest'
import { contactCard } from '../../src/tools/files/vcard'
import { readFixture } from '../fixtures/fixture'

const { perfil } = readFixture()

const unfolded = (card: string) => card.replace(/\r\n /g, '').split('\r\n')

describe('contactCard', () => {
  it('is a vCard 3.0 with the owner on it', () => {
    expect(unfolded(contactCard(perfil))).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Apellido;Nombre;;;',
      'FN:Nombre Apellido',
      'TITLE:Desarrollador fullstack',
      'EMAIL;TYPE=INTERNET:hola@example.com',
      'ADR;TYPE=HOME:;;;Rosario;;;Argentina',
      'URL:https://portfolio.example.com/',
      'URL:https://example.com/github',
      'URL:https://example.com/linkedin',
      'END:VCARD',
      '',
    ])
  })

  it('escapes what has a meaning in the format, so that a text cannot add a line', () => {
    const hostile = { ...perfil, puesto: 'Dev; backend, \\ y\nEND:VCARD' }
    expect(unfolded(contactCard(hostile))).toContain('TITLE:Dev\\; backend\\, \\\\ y\\nEND:VCARD')
  })

  it.each(['\r\n', '\r', '\n', '\u2028', '\u2029', '\u0085', '\v'])(
    'lets no text add a line by %j',
    (end) => {
      const card = contactCard({ ...perfil, nombre: `Ada${end}BEGIN:VCARD`, pais: `a${end}END:b` })
      const lines = card.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
      expect(lines).toHaveLength(12)
      expect(card).toContain('FN:Ada\\nBEGIN:VCARD')
    },
  )

  it('folds long lines at 75 bytes without breaking a character', () => {
    const card = contactCard({ ...perfil, puesto: 'ñandú🪶 '.repeat(60) })
    const encoder = new TextEncoder()
    for (const line of card.split('\r\n')) {
      expect(encoder.encode(line).length).toBeLessThanOrEqual(75)
      expect(line).not.toMatch(/\uFFFD/)
    }
    expect(unfolded(card)).toContain(`TITLE:${'ñandú🪶 '.repeat(60)}`)
  })

  it('takes a single word as the given name', () => {
    expect(contactCard({ ...perfil, nombre: 'Cher' })).toContain('N:;Cher;;;')
  })

  it.each([
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
    const card = unfolded(
      contactCard({
        ...perfil,
        github: '',
        linkedin: undefined,
        enlaces,
        telefono: '+54 341 5550100',
      }),
    )
    expect(card).toContain('TEL;TYPE=VOICE:+54 341 5550100')
    expect(card.filter((line) => line.startsWith('URL:'))).toEqual([
      `URL:${perfil.sitio}`,
      'URL:https://gitlab.com/ana',
    ])
  })
})
