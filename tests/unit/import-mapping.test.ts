import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { skillIcon } from '../../src/tools/import/mapping/skills'
import { isStillGoing, periodOf, readDate } from '../../src/tools/import/values/dates'
import { textOfHtml } from '../../src/tools/import/values/texts'
import { es } from '../../src/tools/messages/es/es'
import { HOSTILE_TEXTS } from './content-arbitraries'
import { makeImportProject } from './import-project'

const project = makeImportProject()
beforeEach(project.reset)
afterAll(project.remove)
const say = es.import
const { finished, inProgress } = say.placeholders

describe('a date', () => {
  it.each([
    ['2021', undefined],
    [' 2021 ', undefined],
    ...['2021-09', '2021-9-01', '2021-09-30', '2021-09-30T10:00:00Z', '2021/09', '2021.9.1'].map(
      (text) => [text, 9] as const,
    ),
    ...['09/2021', '9-2021', '30/09/2021', '09/30/2021', '09/09/2021'].map(
      (text) => [text, 9] as const,
    ),
    ...['Sep 2021', 'Sept. 2021', 'sep. de 2021', 'septiembre de 2021', 'September 2021'].map(
      (text) => [text, 9] as const,
    ),
    ['3 de marzo de 2021', 3],
    ['March 3rd, 2021', 3],
    ['März 2021', 3],
    ['févr. 2021', 2],
  ] as const)('%j is read', (text, month) => {
    const read = readDate(text)
    expect(read).toMatchObject({ year: 2021, isWhole: true })
    expect(read?.month).toBe(month)
  })

  it.each(['Spring 2021', '05/06/2021', '2021-13', 'ca. 2021'])(
    '%j says more than its year',
    (text) => {
      expect(readDate(text)).toEqual({ year: 2021, isWhole: false })
    },
  )

  it.each(['', 'hace mucho', '21-09', '0021', '1899', '2201-01', '20210901', 'de 2019 a 2021'])(
    '%j is none',
    (text) => {
      expect(readDate(text)).toBeUndefined()
    },
  )

  it.each(['Present', 'actualidad', 'A la actualidad', 'heute'])('%s is not over', (text) => {
    expect(isStillGoing(text)).toBe(true)
  })

  it.each([
    ['March 2016 - Present', 'March 2016', 'Present'],
    ['2019 – 2021', '2019', '2021'],
    ['2019-2021', '2019', '2021'],
    ['2021-03 - 2022-05', '2021-03', '2022-05'],
    ['enero de 2020 a marzo de 2021', 'enero de 2020', 'marzo de 2021'],
    ['Sep - Dec 2021', 'Sep 2021', 'Dec 2021'],
    ['2021-09', '2021-09', undefined],
    ['2020 - una pausa', '2020 - una pausa', undefined],
  ])('%j is a period', (text, startDate, endDate) => {
    expect(periodOf(text)).toEqual({ startDate, ...(endDate && { endDate }) })
  })
})

describe('a period', () => {
  const imported = (startDate: unknown, endDate: unknown) => {
    const { content, report } = project.importNew({ education: [{ startDate, endDate }] })
    const { anioInicio, anioFin, estado } = content.lists.educacion[0] ?? {}
    return { found: [anioInicio, anioFin, estado], report }
  }

  it.each([
    ['2019-03-01', '2021-12-31', [2019, 2021, finished]],
    ['2019', null, [2019, null, inProgress]],
    ['2019', 'Actualidad', [2019, null, inProgress]],
    ['2025-06', '2025-06-15', [2025, 2025, finished]],
    ['2024', '2025-07', [2024, 2025, inProgress]],
  ])('%j to %j', (start, end, expected) => {
    const { found, report } = imported(start, end)
    expect(found).toEqual(expected)
    expect(report).not.toContain('anio')
  })

  it.each([
    [undefined, '2021', [2021, 2021, finished], 'anioInicio', 2021, ''],
    [undefined, undefined, [1900, null, inProgress], 'anioInicio', 1900, ''],
    ['hace mucho', '0021', [1900, null, inProgress], 'anioInicio', 1900, 'hace mucho'],
    ['2021', '2019', [2021, 2021, finished], 'anioFin', 2021, '2019'],
    ['2021', 'pronto', [2021, null, inProgress], 'anioFin', null, 'pronto'],
    ['Spring 2021', '2022', [2021, 2022, finished], 'anioInicio', 2021, 'Spring 2021'],
    ['2099', null, [1900, null, inProgress], 'anioInicio', 1900, '2099'],
  ])('%j to %j is completed by the owner', (start, end, expected, field, used, said) => {
    const { found, report } = imported(start, end)
    const why = said === '' ? '' : ` (${say.resumeSays(JSON.stringify(said))})`
    expect(found).toEqual(expected)
    expect(report).toContain(`educacion.json  items[0].${field}: ${say.used(String(used))}${why}`)
  })
})

it('a state that contradicts the dates is told', () => {
  const education = [finished, 'Trunco'].map((status) => ({ startDate: '2019', status }))
  const { content, report } = project.importNew({ education })
  expect(content.lists.educacion.map(({ estado }) => estado)).toEqual([inProgress, 'Trunco'])
  expect(report).toContain(`items[0].estado: ${say.used(`"${inProgress}"`)}`)
})

it('bullets of any kind become bullets, and HTML text', () => {
  const work = [
    { summary: 'Uno:\r\n• dos\n* tres', highlights: ['– cuatro\ncinco', ' ', '<b>Go</b> &amp; C'] },
  ]
  expect(project.importNew({ work }).content.lists.experiencia[0]?.descripcion).toBe(
    'Uno:\n\n- dos\n- tres\n\n- cuatro cinco\n- Go & C',
  )
})

it.each([
  ['uno < dos & tres', 'uno < dos & tres'],
  ['<p>uno<br>dos</p><p>tres</p>', 'uno\ndos\n\n\n\ntres'],
  ['<ol><li>uno</li><li><p>dos <b>tres</b></p></li></ol>', '- uno\n- dos tres'],
  ['<p>&lt;b&gt; &#243; &#x1F600; &nope;</p>', '<b> ó 😀 &nope;'],
  ['<script>1</script><p>x</p>', '1\n\nx'],
])('the text of %s', (html, text) => {
  expect(textOfHtml(html)).toBe(text)
})

it.each([
  ['HTML5', 'html5'],
  ['C++', 'cplusplus'],
  ['C#', 'csharp'],
  ['.NET', 'dot-net'],
  ['Node.js', 'nodejs'],
  ['React.js', 'react'],
  ['Vue 3', 'vuejs'],
  ['Kafka', 'apachekafka'],
])('the icon of %s is devicon:%s', (skill, icon) => {
  expect(skillIcon(skill)).toBe(`devicon:${icon}`)
})

it.each(['Trabajo en equipo', '日本語', '', '+', 'constructor', 'REST'])(
  '%j has no icon of its own',
  (skill) => {
    expect(skillIcon(skill)).toBeUndefined()
  },
)

it('skills: soft ones apart, each once, and languages that are none of them', () => {
  const { content } = project.importNew({
    skills: [
      { name: 'Web', keywords: ['React', 'CSS'] },
      { name: 'react' },
      { name: 'Habilidades blandas', keywords: ['Creativa', 'Inglés (B2)'] },
    ],
    languages: [{ language: 'Inglés', fluency: 'B2' }, { language: 'Gallego' }],
  })
  const { 'hard-skills': hard, 'soft-skills': soft } = content.lists
  expect(hard.map(({ titulo, grupo }) => [titulo, grupo])).toEqual([
    ['React', 'Web'],
    ['CSS', 'Web'],
  ])
  expect(soft).toMatchObject([
    { titulo: 'Creativa', icon: 'iconos/habilidad.svg' },
    { titulo: 'Inglés (B2)', icon: 'iconos/idioma.svg' },
  ])
  expect(content.perfil.idiomas).toEqual([{ idioma: 'Gallego' }])
})

describe('an address', () => {
  it.each(['http://ana.dev/', 'javascript:alert(1)', 'https://', 'x'.repeat(3000)])(
    'that leads nowhere safe stays out and is told: %.30s',
    (url) => {
      const { content, report } = project.importNew({
        basics: { url, profiles: [{ network: 'GitHub', url }] },
        work: [{ url }],
        education: [{ certificate: url }],
        certificates: [{ url }],
        projects: [{ url: url.replace('http:', 'ftp:') }],
      })
      expect(JSON.stringify(content)).not.toMatch(/http:|ftp:|javascript:|"https:\/\/"|xxx/)
      for (const place of ['basics.url', 'basics.profiles (GitHub)', 'work[0].url']) {
        expect(report).toContain(`${place}: "${url.slice(0, 50)}`)
        expect(report).toContain(`(${say.httpsOnly})`)
      }
      expect(report).toContain(`(${say.webOnly})`)
    },
  )

  it.each([
    ['ana.dev', 'https://ana.dev'],
    ['//www.ana.dev/x?y=1', 'https://www.ana.dev/x?y=1'],
    ['españa.es/a', 'https://españa.es/a'],
  ])('without a scheme gets https: %s', (url, expected) => {
    const { lists, perfil } = project.importNew({ basics: { url }, work: [{ url }] }).content
    expect(lists.experiencia[0]?.link).toBe(expected)
    expect(perfil.enlaces).toEqual([{ red: say.website, url: expected }])
  })

  it('of a project may be http; on a code host it is the code', () => {
    const urls = ['http://ana.dev/', 'https://github.com/ana/x']
    const { content } = project.importNew({ projects: urls.map((url) => ({ url })) })
    expect(content.lists.proyectos).toMatchObject([
      { direccionWeb: urls[0], gitHubWeb: '' },
      { direccionWeb: '', gitHubWeb: urls[1] },
    ])
  })

  it('is known by network, host or user, each once', () => {
    const profiles = [
      { network: 'Código', url: 'https://github.com/ada' },
      { network: 'linkedin', username: 'ada-prueba' },
      { url: 'https://mastodon.social/@ada' },
      { network: 'GitHub', url: 'https://github.com/otra' },
      { network: 'GitHub', url: 'https://github.com/ada/' },
      { network: 'Mastodon', username: 'ada' },
    ]
    const { content, report } = project.importNew({ basics: { profiles } })
    expect(content.perfil).toMatchObject({
      github: 'https://github.com/ada',
      linkedin: 'https://www.linkedin.com/in/ada-prueba',
      enlaces: [
        { red: 'mastodon.social', url: 'https://mastodon.social/@ada' },
        { red: 'GitHub', url: 'https://github.com/otra' },
      ],
    })
    expect(report).toContain('basics.profiles: "Mastodon ada"')
  })

  it('of the site itself is left out', () => {
    const profiles = [
      { network: 'Web', url: 'http://www.ada.example.com'.replace('http:', 'https:') },
    ]
    project.run(
      { basics: { name: 'Ada Prueba', url: 'ada.example.com', profiles } },
      { isForced: true },
    )
    expect(project.json('perfil.json')).not.toHaveProperty('enlaces')
    expect(project.json('perfil.json').sitio).toBe('https://ada.example.com/')
  })
})

it.each([
  [{ countryCode: 'AR', region: 'Santa Fe' }, 'Argentina'],
  [{ countryCode: 'es' }, 'España'],
  [{ countryCode: 'Uruguay' }, 'Uruguay'],
  [{ countryCode: 'QX', region: 'Chile' }, 'Chile'],
  [{}, say.placeholders.perfil.pais],
])('the country of %j is %s', (location, pais) => {
  expect(project.importNew({ basics: { location } }).content.perfil.pais).toBe(pais)
})

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...HOSTILE_TEXTS, 'a\u0000b', '\u0007', '\ud800', 'ana.dev'),
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
    ...{ name: anyText, label: anyText, summary: anyText, url: anyText },
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
      project.run(value, { isForced: true })
      expect(project.everyFile()).toEqual(before)
    }),
    { numRuns: 60 },
  )
}, 60_000)
