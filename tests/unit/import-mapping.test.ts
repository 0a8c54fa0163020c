import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { skillIcon } from '../../src/tools/import/mapping/skill-icon'
import { HOSTILE_TEXTS } from './content-arbitraries'
import { makeImportProject } from './import-project'

const project = makeImportProject()
beforeEach(project.reset)
afterAll(project.remove)

describe('dates', () => {
  const years = (startDate: unknown, endDate: unknown) => {
    const { content, report } = project.importValue({ education: [{ startDate, endDate }] })
    const { anioInicio, anioFin, estado } = content.lists.educacion[0] ?? {}
    return { found: [anioInicio, anioFin, estado], report }
  }

  it.each([
    ['2019-03-01', '2021-12-31', [2019, 2021, 'Finalizado']],
    ['2019', '2021-06', [2019, 2021, 'Finalizado']],
    ['2019', undefined, [2019, null, 'Cursando']],
    ['2019', null, [2019, null, 'Cursando']],
    ['2019', '', [2019, null, 'Cursando']],
    ['2019', 'Actualidad', [2019, null, 'Cursando']],
    ['2025-06', '2025-06-15', [2025, 2025, 'Finalizado']],
    ['2024', '2025-06-16', [2024, 2025, 'Cursando']],
    ['2024', '2027', [2024, 2027, 'Cursando']],
  ])('%j to %j', (start, end, expected) => {
    const { found, report } = years(start, end)
    expect(found).toEqual(expected)
    expect(report).not.toContain('anio')
  })

  it.each([
    [undefined, '2021', [2021, 2021, 'Finalizado'], 'anioInicio: queda 2021'],
    [undefined, undefined, [1900, null, 'Cursando'], 'anioInicio: queda 1900'],
    ['hace mucho', '0021', [1900, null, 'Cursando'], 'anioInicio: queda 1900'],
    [
      '2021',
      '2019',
      [2021, 2021, 'Finalizado'],
      'anioFin: queda 2021 (el archivo dice 2019, antes de empezar)',
    ],
    ['2021', 'pronto', [2021, null, 'Cursando'], 'anioFin: queda null (el archivo dice "pronto")'],
    [
      'Spring 2021',
      '2022',
      [2021, 2022, 'Finalizado'],
      'anioInicio: queda 2021 (el archivo dice "Spring 2021")',
    ],
    ['2099', null, [1900, null, 'Cursando'], 'anioInicio: queda 1900 (el archivo dice "2099")'],
  ])('%j to %j is completed by the owner', (start, end, expected, note) => {
    const { found, report } = years(start, end)
    expect(found).toEqual(expected)
    expect(report).toContain(`educacion.json  items[0].${note}`)
  })
})

it('a state that contradicts the dates is told', () => {
  const { content, report } = project.importValue({
    education: [
      { startDate: '2019', status: 'Finalizado' },
      { startDate: '2019', status: 'Trunco' },
    ],
  })
  expect(content.lists.educacion.map(({ estado }) => estado)).toEqual(['Cursando', 'Trunco'])
  expect(report).toContain(
    'educacion.json  items[0].estado: queda "Cursando" (el archivo dice "Finalizado")',
  )
})

it('bullets of any kind become bullets, also in the text', () => {
  const work = [{ summary: 'Uno:\r\n• dos\n* tres', highlights: ['– cuatro\ncinco', ' '] }]
  expect(project.importValue({ work }).content.lists.experiencia[0]?.descripcion).toBe(
    'Uno:\n\n- dos\n- tres\n\n- cuatro cinco',
  )
})

it.each([
  ['HTML5', 'html5'],
  ['C++', 'cplusplus'],
  ['C#', 'csharp'],
  ['.NET', 'dot-net'],
  ['Node.js', 'nodejs'],
  ['node', 'nodejs'],
  ['React.js', 'react'],
  ['Vue 3', 'vuejs'],
  ['Python 3', 'python'],
  ['Spring Boot', 'spring'],
  ['Postgres', 'postgresql'],
  ['Kafka', 'apachekafka'],
  ['GitHub Actions', 'githubactions'],
  ['C', 'c'],
])('the icon of %s is devicon:%s', (skill, icon) => {
  expect(skillIcon(skill)).toBe(`devicon:${icon}`)
})

it.each(['Trabajo en equipo', '日本語', '', '+', 'constructor', 'Compression', 'REST'])(
  '%j has no icon of its own',
  (skill) => {
    expect(skillIcon(skill)).toBeUndefined()
  },
)

describe('links', () => {
  it.each(['http://example.com/', 'javascript:alert(1)', 'example.com', 'https://'])(
    '%s stays out and is told',
    (url) => {
      const { content, report } = project.importValue({
        basics: { url, profiles: [{ network: 'GitHub', url }] },
        work: [{ url }],
      })
      expect(content.perfil.sitio).toBe('https://portfolio.example.com/')
      expect(content.perfil).not.toHaveProperty('github')
      expect(content.perfil).not.toHaveProperty('enlaces')
      expect(content.lists.experiencia[0]?.link).toBe('')
      for (const place of ['basics.url', 'basics.profiles (GitHub)', 'work[0].url']) {
        expect(report).toContain(`${place}: "${url}" (solo se aceptan direcciones https://)`)
      }
    },
  )

  it('a project may have an http address, and no other kind', () => {
    const [web, script] = ['http://example.com/', 'javascript:alert(1)']
    const { content, report } = project.importValue({ projects: [{ url: web }, { url: script }] })
    expect(content.lists.proyectos.map((item) => item.direccionWeb)).toEqual([web, ''])
    expect(report).toContain(`projects[1].url: "${script}" (solo se aceptan direcciones https://`)
  })

  it('finds the networks by name, address or user; the others are links of their own', () => {
    const profiles = [
      { network: 'Código', url: 'https://github.com/ada' },
      { network: 'linkedin', username: 'ada-prueba' },
      { network: 'Twitter', username: '@ada' },
      { url: 'https://mastodon.social/@ada' },
      { network: 'GitHub', url: 'https://github.com/otra' },
      { network: 'GitHub', url: 'https://github.com/ada/' },
      { network: 'Mastodon', username: 'ada' },
    ]
    const { content, report } = project.importValue({ basics: { profiles } })
    expect(content.perfil).toMatchObject({
      github: 'https://github.com/ada',
      linkedin: 'https://www.linkedin.com/in/ada-prueba',
      enlaces: [
        { red: 'Twitter', url: 'https://x.com/ada' },
        { red: 'mastodon.social', url: 'https://mastodon.social/@ada' },
        { red: 'GitHub', url: 'https://github.com/otra' },
      ],
    })
    expect(report).toContain('Sin lugar en este sitio:\n  - basics.profiles: "Mastodon"')
  })
})

describe('the address of the site', () => {
  const url = 'https://blog.example.org/ada'

  it('is never guessed: the resume’s becomes a link, and the owner is told', () => {
    const { content, report } = project.importValue({ basics: { url } })
    expect(content.perfil.sitio).toBe('https://portfolio.example.com/')
    expect(content.perfil.enlaces).toEqual([{ red: 'Web', url }])
    expect(report).toContain(
      'perfil.json  sitio: queda "https://portfolio.example.com/" (escriba la dirección en la que publicará;',
    )
  })

  it('is that of the profile for the same person, who needs no link to it', () => {
    const basics = { name: 'Ada Prueba', url: 'https://ada.example.com' }
    const { content, report } = project.importValue({ basics })
    expect(content.perfil.sitio).toBe('https://ada.example.com/')
    expect(content.perfil).not.toHaveProperty('enlaces')
    expect(report).not.toContain('sitio')
  })

  it('a profile named only there is that profile', () => {
    const basics = { url: 'https://www.linkedin.com/in/ada' }
    const { perfil } = project.importValue({ basics }).content
    expect(perfil.linkedin).toBe(basics.url)
    expect(perfil).not.toHaveProperty('enlaces')
  })
})

it.each([
  [{ countryCode: 'AR', region: 'Santa Fe' }, 'Argentina'],
  [{ countryCode: 'es' }, 'España'],
  [{ countryCode: 'Uruguay' }, 'Uruguay'],
  [{ countryCode: 'QX', region: 'Chile' }, 'Chile'],
  [{ region: 'Chile' }, 'Chile'],
  [{}, 'País por completar'],
])('the country of %j is %s', (location, pais) => {
  expect(project.importValue({ basics: { location } }).content.perfil.pais).toBe(pais)
})

const REMOTE =
  'solo se copia una foto guardada junto al archivo; para descargarla de una dirección https://, agregue --fetch'

/** One transparent pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

describe('the portrait', () => {
  it('is copied to public/ when it lies beside the resume', () => {
    project.write('cv/fotos/yo.png', PNG)
    const { content, report } = project.importValue({ basics: { image: 'fotos/yo.png' } })
    expect(content.perfil.foto).toBe('yo.png')
    expect(readFileSync(path.join(project.publicDir, 'yo.png'))).toEqual(PNG)
    expect(report).toContain('public/yo.png')
  })

  it.each([
    ['https://example.com/yo.png', REMOTE],
    ['data:image/png;base64,AAAA', REMOTE],
    ['yo.png', 'no se puede leer como imagen'],
    ['../public/retrato.webp', 'está fuera de la carpeta del archivo'],
    ['/etc/hostname.png', 'está fuera de la carpeta del archivo'],
    ['resume.json', 'no es .webp, .png, .jpg, .avif ni .svg'],
    ['no-existe.png', 'no existe ese archivo'],
    ['a#b.png', 'su nombre tiene caracteres que una URL no admite'],
  ])('%s stays out', (image, why) => {
    project.write('cv/yo.png', 'una imagen')
    const { content, report } = project.importValue({ basics: { image } })
    expect(content.perfil.foto).toBe('retrato.webp')
    expect(report).toContain(`basics.image: "${image}" (${why})`)
  })
})

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...HOSTILE_TEXTS, 'a\u0000b', '\u0007', '\ud800'),
)
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 4 })
const date = fc.oneof(anyText, fc.integer({ min: 0, max: 9999 }).map(String))
const someOf = (texts: string[], lists: string[], dates: string[] = []) => {
  const fields = [
    ...texts.map((key) => [key, maybe(fc.oneof(anyText, fc.webUrl()))]),
    ...lists.map((key) => [key, maybe(fc.array(anyText, { maxLength: 3 }))]),
    ...dates.map((key) => [key, maybe(date)]),
  ]
  return maybe(fc.array(fc.record(Object.fromEntries(fields)), { maxLength: 3 }))
}
const DATES = ['startDate', 'endDate']

const anyResume = fc.record({
  basics: fc.record({
    name: anyText,
    label: anyText,
    email: fc.oneof(anyText, fc.emailAddress()),
    summary: anyText,
    phone: maybe(fc.oneof(anyText, fc.stringMatching(/^\(?\+?[\d ().-]{5,15}$/))),
    url: fc.webUrl(),
    profiles: someOf(['network', 'username', 'url'], []),
  }),
  work: someOf(['name', 'position', 'url', 'summary'], ['highlights', 'keywords'], DATES),
  volunteer: someOf(['organization', 'position', 'url'], ['highlights'], DATES),
  education: someOf(['institution', 'area', 'studyType', 'status'], ['courses'], DATES),
  skills: someOf(['name'], ['keywords']),
  languages: someOf(['language', 'fluency'], []),
  certificates: someOf(['name', 'issuer', 'url'], [], ['date']),
  projects: someOf(['name', 'description', 'url', 'repository'], ['highlights', 'keywords']),
  'x-propio': fc.jsonValue(),
})

it('whatever a valid resume says, the result passes the check of the site', () => {
  fc.assert(
    fc.property(anyResume, (value) => {
      expect(() => project.importValue(value)).not.toThrow()
    }),
    { numRuns: 60 },
  )
}, 30_000)

it('whatever a resume says, a second import of it changes nothing', () => {
  fc.assert(
    fc.property(anyResume, fc.emailAddress(), (value, email) => {
      project.reset()
      project.importValue({ ...value, basics: { ...value.basics, email } })
      const before = project.everyFile()
      expect(project.run(false)).not.toContain('Se conserva lo que usted cambió')
      expect(project.everyFile()).toEqual(before)
    }),
    { numRuns: 60 },
  )
}, 30_000)
