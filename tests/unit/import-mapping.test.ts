import { describe, expect, it } from 'vitest'
import { es } from '../../src/tools/messages/es/es'
import { messagesFor } from '../../src/tools/messages/messages'
import { HOSTILE_LINES } from './hostile-profile'
import { makeImportProject } from './import-project'
import { fc } from './properties'

const project = makeImportProject()
const say = es.import

it.each([
  ['2019-03-01', '2021-12-31', [2019, 2021]],
  ['2019', null, [2019, null]],
  ['2024', '2025-07', [2024, 2025]],
  [undefined, '2021', [undefined, 2021]],
  [undefined, '', [undefined, null]],
  ['hace mucho', '0021', [undefined, null], 'anioInicio', 'hace mucho'],
  ['2021', '2019', [2021, 2021], 'anioFin', '2019'],
  ['2021', 'pronto', [2021, 2021], 'anioFin', 'pronto'],
  ['Spring 2021', '2022', [2021, 2022], 'anioInicio', 'Spring 2021'],
  ['2099', null, [undefined, null], 'anioInicio', '2099'],
])('%j to %j: what cannot be read is completed by the owner', (startDate, endDate, ...expected) => {
  const [period, field, said] = expected
  const { content, report } = project.importNew({
    education: [{ studyType: 'Grado', startDate, endDate }],
  })
  const { anioInicio, anioFin } = content.lists.educacion[0] ?? {}
  expect([anioInicio, anioFin]).toEqual(period)
  const used = field === 'anioFin' ? anioFin : anioInicio
  const outcome = used === undefined ? say.notAccepted(es.expected.year) : say.used(String(used))
  const spot = `Educación · "Grado" · ${field === 'anioFin' ? 'Fin' : 'Inicio'}`
  const line = `${spot}: ${outcome} (${say.resumeSays(`"${said}"`)})\n`
  expect(report.includes(field === undefined ? '"Grado"' : line)).toBe(field !== undefined)
})

describe('an address', () => {
  it.each(['http://ana.dev/', 'javascript:alert(1)', 'https://', 'x'.repeat(3000)])(
    'that leads nowhere safe stays out and is told: %.30s',
    (url) => {
      const { content, report } = project.importNew({
        basics: { url, profiles: [{ network: 'GitHub', url }] },
        ...{ work: [{ url }], education: [{ certificate: url }], certificates: [{ url }] },
        projects: [{ url: url.replace('http:', 'ftp:') }, { name: 'Mapa' }],
      })
      expect(JSON.stringify([content.perfil, content.lists])).not.toMatch(
        /http:|ftp:|javascript:|"https:\/\/"|xxx/,
      )
      for (const place of [
        'Perfil · Enlaces',
        'Perfil · "GitHub" · Enlaces',
        'Experiencia · Enlace',
      ]) {
        expect(report).toContain(`${place}: "${url.slice(0, 50)}`)
      }
      for (const why of [say.httpsOnly, say.webOnly]) expect(report).toContain(`(${why})`)
    },
  )

  it.each([
    ['ana.dev', 'https://ana.dev'],
    ['//www.ana.dev/x?y=1', 'https://www.ana.dev/x?y=1'],
    ['españa.es/a', 'https://españa.es/a'],
  ])('without a scheme gets https: %s', (url, expected) => {
    const { lists, perfil } = project.importNew({
      basics: { url },
      work: [{ name: 'Uno', url }],
    }).content
    expect([lists.experiencia[0]?.link, perfil.enlaces?.[0]?.url]).toEqual([expected, expected])
  })

  it('is known by network, host or user, each once, and is never the site’s own', () => {
    const profiles = [
      { network: 'Código', url: 'https://github.com/ada' },
      { network: 'linkedin', username: 'ada-prueba' },
      { url: 'https://mastodon.social/@ada' },
      { network: 'GitHub', url: 'https://github.com/ada/' },
      { network: 'Mastodon', username: 'ada' },
      { network: 'Web', url: 'https://www.ada.dev' },
    ]
    const basics = { name: 'Ada Prueba', url: 'ada.dev', profiles }
    project.writeProfile({ sitio: 'https://ada.dev/' })
    expect(project.run({ basics }, { isForced: true })).toContain('Enlaces: "Mastodon ada"')
    expect(project.json('perfil')).toMatchObject({
      github: 'https://github.com/ada',
      linkedin: 'https://www.linkedin.com/in/ada-prueba',
      enlaces: [{ red: 'mastodon.social', url: 'https://mastodon.social/@ada' }],
      sitio: 'https://ada.dev/',
    })
  })
})

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...HOSTILE_LINES, '__proto__', 'x'.repeat(10_000)),
  fc.constantFrom('a\u0000b', '\u0007', '\ud800', 'ana.dev'),
  fc.webUrl(),
)
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 4 })
const date = fc.oneof(anyText, fc.integer({ min: 0, max: 9999 }).map(String))
/** Entries with fields of any text, and lists of them. */
const someOf = (texts: string, lists = '') => {
  const fields = [
    ...texts.split(' ').map((key) => [key, maybe(/date/i.test(key) ? date : anyText)]),
    ...lists.split(' ').map((key) => [key, maybe(fc.array(anyText, { maxLength: 3 }))]),
  ]
  return maybe(fc.array(fc.record(Object.fromEntries(fields)), { maxLength: 3 }))
}

const anyResume = fc.record({
  basics: fc.record({
    ...{
      name: anyText.map((text) => `Ana ${text}`),
      label: anyText,
      summary: anyText,
      url: anyText,
    },
    email: fc.oneof(anyText, fc.emailAddress()),
    phone: maybe(fc.oneof(anyText, fc.stringMatching(/^\(?\+?[\d ().-]{5,15}$/))),
    profiles: someOf('network username url'),
  }),
  work: someOf('name position url summary type startDate endDate', 'highlights keywords'),
  volunteer: someOf('organization position url startDate endDate', 'highlights'),
  education: someOf('institution area studyType status startDate endDate', 'courses'),
  skills: someOf('name', 'keywords'),
  languages: someOf('language fluency'),
  certificates: someOf('name issuer url date'),
  projects: someOf('name description url repository', 'highlights keywords'),
  'x-propio': fc.jsonValue(),
  meta: fc.jsonValue(),
})

it('whatever a resume says, the site accepts what is made of it, also a second time', () => {
  fc.assert(
    fc.property(anyResume, (value) => {
      expect(() => project.importNew(value)).not.toThrow()
      const before = project.everyFile()
      const { language } = messagesFor(project.json('perfil').idioma ?? 'es')
      project.run(value, { isForced: true, owner: language })
      expect(project.everyFile()).toEqual(before)
    }),
    { numRuns: 10 },
  )
})
