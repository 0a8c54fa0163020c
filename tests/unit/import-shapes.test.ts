import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { countryCodeOf, languageCodeOf } from '../../src/tools/content/intl-names'
import { placeAndCountry } from '../../src/tools/import/parsing/places'
import { readResume } from '../../src/tools/import/sources/read-resume'
import { en } from '../../src/tools/messages/en/en'
import { es } from '../../src/tools/messages/es/es'
import { CERTIFICATES } from './content-project'
import { makeImportProject } from './import-project'

// What people's files hold, beside the standard.

const project = makeImportProject()
const say = es.import

const imported = (resume: unknown) => project.importNew(resume)
const descriptionOf = (job: object) =>
  imported({ work: [{ name: 'Uno', ...job }] }).content.lists.experiencia[0]?.descripcion

describe('a description', () => {
  it.each([
    ['• Built. • Kept.  • Wrote.', '- Built.\n- Kept.\n- Wrote.'],
    ['Led it: ▪ built ▪ kept', 'Led it:\n\n- built\n- kept'],
    ['Ran it · Built it · Taught it', '- Ran it\n- Built it\n- Taught it'],
    ['- Built. - Kept.', '- Built.\n- Kept.'],
    ['– Built.\n– Kept.', '- Built.\n- Kept.'],
    ['•Built\n•Kept', '- Built\n- Kept'],
    ['Shops — orders, bills — and more.', 'Shops — orders, bills — and more.'],
    ['— Ana', '— Ana'],
    ['2019 - 2021, a 3 * 4 grid', '2019 - 2021, a 3 * 4 grid'],
    ['Madrid • Spain', 'Madrid • Spain'],
    ['Kept the shop.  Wrote the tests.', 'Kept the shop.\n\nWrote the tests.'],
    ['Kept the shop.  Wrote\nthe tests.', 'Kept the shop.  Wrote\nthe tests.'],
  ])('%j has the items and paragraphs that were meant', (summary, expected) => {
    expect(descriptionOf({ summary })).toBe(expected)
  })

  it('keeps links as [text](address), and no other marks', () => {
    const summary =
      'With [Vue](https://vuejs.org), **React** and *no* __marks__ for I&amp;D; <b>a</b> <a href="https://b.dev/x__y__z">b</a>, ![p](https://c.dev/p.png), `c`, [m](mailto:a@b.dev), [bad](javascript:1), https://d.dev/__x__ at 2*3*4 &eacute;&ntilde;'
    expect(descriptionOf({ summary })).toBe(
      'With [Vue](https://vuejs.org), React and no marks for I&D; a [b](https://b.dev/x__y__z), p, c, [m](mailto:a@b.dev), bad, https://d.dev/__x__ at 2*3*4 éñ',
    )
  })

  it('has the text of all its fields, and highlights that are only technologies are those', () => {
    const job = { name: 'Uno', description: 'Uno', summary: 'Dos', responsibilities: ['Tres'] }
    const work = [
      { ...job, highlights: ['React', 'Node.js, MySQL'] },
      { ...job, highlights: ['Cuatro', 'Tecnologías: Vue, CSS'] },
    ]
    expect(imported({ work }).content.lists.experiencia).toMatchObject([
      { descripcion: 'Uno\n\nDos\n\n- Tres', tegnologiasUtilizadas: 'React, Node.js, MySQL' },
      { descripcion: 'Uno\n\nDos\n\n- Tres\n- Cuatro', tegnologiasUtilizadas: 'Vue, CSS' },
    ])
  })
})

it('a title that names the employer too is the position alone', () => {
  const positions = ['Dev at One', 'Dev, One', 'Dev One', 'One', 'Done', undefined]
  const work = positions.map((position) => ({ position, name: 'One' }))
  const found = imported({ work }).content.lists.experiencia
  expect(found.map(({ titulo, empresa }) => `${titulo}: ${empresa}`)).toEqual([
    'Dev: One',
    'Dev: One',
    'Dev One: One',
    'One: One',
    'Done: One',
    'One: undefined',
  ])
})

it('titles lose marks and loose commas', () => {
  const { perfil, lists } = imported({
    basics: { name: 'Ana', label: 'Jefa de **I&amp;D**' },
    education: [{ studyType: 'BSc,', institution: '[Uni](https://uni.dev)' }],
  }).content
  expect(perfil.puesto).toBe('Jefa de I&D')
  expect(lists.educacion).toMatchObject([{ titulo: 'BSc', institucion: 'Uni' }])
})

it('a name is the skill where its keywords have no mark; nothing goes untold', () => {
  const keywords = ['Desarrollo web', 'Frontend']
  const { content, report } = imported({
    skills: [
      { name: 'HTML', keywords },
      { name: 'CSS', keywords },
      { name: 'Datos', keywords: ['SQL/NoSQL', 'R'] },
      { name: 'Otra vez', keywords: ['CSS'] },
      { name: 'HTML5, Sass' },
      { name: 'Redes: DNS; Nginx' },
      'Vue / Nuxt',
      'CI/CD',
    ],
  })
  const shown = content.lists['hard-skills'].map(({ titulo, grupo }) =>
    grupo === undefined ? titulo : `${grupo}: ${titulo}`,
  )
  expect(shown.join(', ')).toBe(
    'HTML, CSS, Datos: SQL/NoSQL, Datos: R, HTML5, Sass, Redes: DNS, Redes: Nginx, Vue, Nuxt, CI/CD',
  )
  expect(report).toContain('  - skills: «Desarrollo web», «Frontend», «Otra vez»')
})

it('a profile is reached by https, by its network and user too', () => {
  const { perfil } = imported({
    basics: {
      name: 'Ana',
      profiles: [
        { network: 'GitHub', url: 'http://github.com/ana' },
        { network: 'X', username: '@ana_dev' },
        { network: 'Mastodon', username: '@ana@mastodon.social' },
        { network: 'Dev.to', username: 'ana', url: '' },
      ],
    },
  }).content
  expect(perfil.github).toBe('https://github.com/ana')
  expect(perfil.enlaces?.map(({ url }) => url)).toEqual([
    ...['https://x.com/ana_dev', 'https://mastodon.social/@ana', 'https://dev.to/ana'],
  ])
})

it.each([
  ['es', 'Spanish', 'Native speaker', 'Español', 'Nativo'],
  ['es', 'Deutsch', 'FULL_PROFESSIONAL', 'Alemán', say.levels.fullProfessional[0]],
  ['es', 'Inglés técnico', 'B2', 'Inglés técnico', 'B2'],
  ['es', 'Inglés', 'Nativa', 'Inglés', 'Nativa'],
  ['en', 'Spanish', 'Native speaker', 'Spanish', 'Native speaker'],
  ['en', 'Francés', 'Básico', 'French', en.import.levels.basic[0]],
])('on a site in %s, %s (%s) is %s (%s)', (language, name, fluency, idioma, nivel) => {
  const languages = [{ language: name, fluency }]
  const { perfil } = imported({ basics: { name: 'Ana' }, languages, meta: { language } }).content
  expect(perfil.idiomas).toEqual([{ idioma, nivel }])
})

it('entries that say nothing are dropped', () => {
  const empty = { name: '', startDate: '', highlights: [''], keywords: [] }
  const lists = 'work volunteer education certificates skills languages projects'.split(' ')
  const resume = Object.fromEntries(lists.map((name) => [name, [empty, {}]]))
  const { content } = imported({ ...resume, basics: { name: 'Ana' } })
  expect(Object.values(content.lists).flat()).toEqual([])
  expect(content.perfil).not.toHaveProperty('idiomas')
})

it('a field of another form is left out and named; a text is one item', () => {
  const { content, report } = imported({
    basics: { name: ['Ana', 'Paz'], phone: { casa: '1' }, profiles: 'github' },
    work: [
      { name: 'Uno', startDate: 2020, highlights: 'Hice todo.' },
      7,
      { name: 'Dos', highlights: '' },
    ],
    awards: [8],
    skills: { name: 'Vue' },
  })
  expect(content.perfil.nombre).toBe('Ana, Paz')
  expect(content.lists.experiencia).toMatchObject([
    { descripcion: '- Hice todo.', anioInicio: 2020 },
    { titulo: 'Dos' },
  ])
  expect(content.lists['hard-skills']).toMatchObject([{ titulo: 'Vue' }])
  for (const odd of [
    'basics.phone: «1»',
    'basics.profiles: «github»',
    'work[1]: «7»',
    'awards[0]: «8»',
  ])
    expect(report).toContain(`  - ${odd} (${say.oddForm})`)
})

it('newest first, also in sections of one’s own', () => {
  const titled = (studyType: string, startDate?: string, endDate?: string) => ({
    ...{ studyType, position: studyType, startDate, endDate },
  })
  const entries = [
    titled('vieja', '2010', '2012'),
    titled('sin fecha'),
    titled('nueva', '2019-03', '2021'),
    titled('larga', '2015', '2021'),
    titled('presente', '2022'),
  ]
  const certificates = ['2019', '2021-05'].map((date) => ({ name: date, issuer: 'x', date }))
  const { lists } = imported({
    ...{ work: entries, education: entries, volunteer: entries, certificates },
  }).content
  const order = ['presente', 'nueva', 'larga', 'vieja', 'sin fecha']
  const titles = (list: readonly { titulo: string }[]) => list.map(({ titulo }) => titulo)
  for (const list of [lists.educacion, lists.experiencia, lists['secciones/voluntariado'] ?? []]) {
    expect(titles(list)).toEqual(order)
  }
  expect(titles(lists[CERTIFICATES] ?? [])).toEqual(['2021-05', '2019'])
})

it.each([
  ['Lima, Perú', 'Lima', 'Perú'],
  ['Austin, Texas', 'Austin, Texas', 'US'],
  ['Austin, TX, USA', 'Austin, TX', 'USA'],
  ['Madrid, Comunidad de Madrid, España', 'Madrid, Comunidad de Madrid', 'España'],
  ['Getxo, Bizkaia', 'Getxo, Bizkaia', undefined],
  ['Atlanta, Georgia', 'Atlanta, Georgia', undefined],
  ['Dover, DE', 'Dover, DE', undefined],
  ['Ciudad de México', 'Ciudad de México', undefined],
])('of %s no country is guessed', (text, city, countryCode) => {
  expect(placeAndCountry(text)).toEqual({ city, ...(countryCode && { countryCode }) })
})

it('a code that no country and no language has is not taken for one', () => {
  expect(['ar', 'QQ', 'Japón'].map((name) => countryCodeOf(name, 'es'))).toEqual([
    'AR',
    undefined,
    'JP',
  ])
  expect(['QQ', 'Japonés'].map((name) => languageCodeOf(name, 'es'))).toEqual([undefined, 'JA'])
})

it.each([
  ['+54 341 555 0100 int. 12', '+54 341 555 0100', '«int. 12»'],
  ['(512) 555-7834 / 512 555 7835', '512 555-7834', '«/ 512 555 7835»'],
  ['0341/555-0100', '0341 555-0100', undefined],
])('a telephone is one number: %s', (phone, telefono, rest) => {
  const { content, report } = imported({ basics: { name: 'Ana', phone } })
  expect(content.perfil.telefono).toBe(telefono)
  expect(report.includes('basics.phone')).toBe(rest !== undefined)
  if (rest) expect(report).toContain(`  - basics.phone: ${rest}`)
})

it('other names of fields are known, and a picture at the root of a site', () => {
  project.write('cv/yo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const { perfil, lists } = imported({
    basics: { name: 'Ana', image: '/yo.svg' },
    work: [],
    experience: [{ company: 'Uno', title: 'Jefa', start_date: '2020' }],
    projects: [
      {
        name: 'Mapa',
        description: 'Uno.',
        url: 'https://a.dev',
        github: 'http://github.com/ana/a',
      },
    ],
  }).content
  expect(perfil.foto).toBe('yo.svg')
  expect(lists.experiencia).toMatchObject([{ titulo: 'Jefa', empresa: 'Uno' }])
  expect(lists.proyectos).toMatchObject([
    { direccionWeb: 'https://a.dev', gitHubWeb: 'https://github.com/ana/a' },
  ])
})

describe('YAML', () => {
  it('is JSON Resume in another form', () => {
    const { content } = imported(
      '# mío\nbasics:\n  name: Ana\nwork:\n  - name: Uno\n    startDate: 2020-03\n    endDate:\n',
    )
    expect(content.lists.experiencia).toMatchObject([
      { anioInicio: 2020, mesInicio: 3, anioFin: null },
    ])
  })

  it.each([
    ['a comment', '# mío\r\n\r\nbasics:\r\n  name: Ana\r\n'],
    ['its schema', '$schema: https://example.com/resume.json\r\nbasics:\r\n  name: Ana\r\n'],
    ['a directive', '%YAML 1.2\n---\nbasics:\n  name: Ana\n'],
    ['a key in quotes', '\ufeff"basics": { name: Ana }\n'],
  ])('may begin with %s', (_, text) => {
    expect(imported(text).content.perfil.nombre).toBe('Ana')
  })

  it('says numbers as they were written', () => {
    const { content, report } = imported(
      'basics:\n  name: Ana\n  phone: 0612345678\nprojects:\n  - name: 1.10\n    version: 0x1F\n',
    )
    expect(content.perfil.telefono).toBe('0612345678')
    expect(content.lists.proyectos).toMatchObject([{ titulo: '1.10' }])
    expect(report).toContain('«0x1F»')
  })

  it('of RenderCV is read', () => {
    const { content } = imported(`cv:
  name: Priya
  headline: Engineer
  location: Halifax, Canada
  social_networks:
    - network: GitHub
      username: priya
  sections:
    summary: [I build the tools., And I explain them.]
    experience:
      - { company: Uno, position: Engineer, date: 2020 – present, highlights: ['**A** thing'] }
    education:
      - { institution: Fundy, degree: MSc, area: Computers, end_date: 2016-06 }
    projects:
      - { name: '[tiny](https://github.com/priya/tiny)', date: 2023, summary: A library. }
    skills:
      - { label: Languages, details: 'C++, Rust' }
    invited_talks:
      - bullet: Arrows
design:
  theme: classic
`)
    const { perfil, lists, own } = content
    expect(perfil).toMatchObject({
      ...{ puesto: 'Engineer', ciudad: 'Halifax', pais: 'Canada' },
      resumen: 'I build the tools.\n\nAnd I explain them.',
      github: 'https://github.com/priya',
    })
    expect(lists.experiencia).toMatchObject([{ descripcion: '- A thing', anioInicio: 2020 }])
    expect(lists.educacion).toMatchObject([{ anioFin: 2016, mesFin: 6 }])
    expect(lists.proyectos).toMatchObject([
      { titulo: 'tiny', gitHubWeb: 'https://github.com/priya/tiny' },
    ])
    expect(lists['hard-skills'].map(({ titulo, grupo }) => [titulo, grupo])).toEqual([
      ['C++', 'Languages'],
      ['Rust', 'Languages'],
    ])
    expect(own).toContainEqual({ list: 'secciones/invited-talks', titulo: 'Invited talks' })
    expect(lists['secciones/invited-talks']).toMatchObject([{ titulo: 'Arrows' }])
  })
})

it('JSON may begin with many empty lines', () => {
  project.write('cv/lines.json', `${'\n'.repeat(5000)}{"basics":{"name":"Ana"}}`)
  const { resume } = readResume(path.join(project.root, 'cv/lines.json'), es)
  expect(resume.basics?.name).toBe('Ana')
})

it('a résumé in another language tells what of it has no place', () => {
  const resume = {
    basics: { name: 'Ada Prueba', url: 'http://ada.dev', degree: 'MSc' },
    awards: [{ title: 'Best', date: '2019' }],
  }
  const report = project.translate(resume, 'en')
  expect(report).toContain('  - basics.degree: «MSc»')
  expect(report).toContain(`${say.unmatched}:\n  - secciones/awards.json: "Best" (2019)`)
  expect(report).toContain('  - basics.url: "http://ada.dev"')
})
