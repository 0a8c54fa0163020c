import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { HEAD } from '../../src/model/schema/content-fields'
import type { ContentName } from '../../src/model/schema/schema'
import { spotIn } from '../../src/tools/import/mapping/context'
import { es } from '../../src/tools/messages/es/es'
import { FIXTURE_DIR } from '../fixtures/fixture'
import { asText } from './content-project'
import { filledFields } from './filled-fields'
import { makeImportProject } from './import-project'

// A second import: what the source does not say stays.

const project = makeImportProject()
const say = es.import
const TALKS = 'secciones/charlas'

beforeEach(() => project.remove('src/content'))

/** It says no more of each than a name. */
const NAMES = {
  basics: { name: 'Ana Pérez' },
  work: [{ position: 'Jefa' }],
  education: [{ studyType: 'Grado' }],
  projects: [{ name: 'Mapa' }],
  skills: [{ name: 'React' }, { name: 'Soft skills', keywords: ['Creativa'] }],
  Charlas: [{ name: 'Hablar' }, { name: 'Cantar' }],
}
const LISTS: readonly ContentName[] = [
  ...(['experiencia', 'educacion', 'proyectos', 'hard-skills', 'soft-skills', TALKS] as const),
]

it('each field of each entry, of the profile and of a section stays as the owner has filled it in', () => {
  project.run(NAMES)
  const filled = new Map<ContentName, object>()
  const { nombre } = project.json('perfil')
  filled.set('perfil', { ...filledFields('perfil'), nombre })
  for (const name of LISTS) {
    const { fecha, ...all } = filledFields(name)
    const items = project.json(name).items.map(({ id, titulo }: Record<string, unknown>) => {
      // A date and a period exclude each other.
      const { anioInicio, mesInicio, anioFin, mesFin, ...undated } = all
      return { ...(titulo === 'Cantar' ? { ...undated, fecha } : all), id, titulo }
    })
    filled.set(name, { ...(name === TALKS && filledFields(HEAD)), items })
  }
  for (const [name, content] of filled) {
    expect(JSON.stringify(content)).not.toMatch(/\{\}|null/)
    project.writeContent(name, asText(content))
  }
  project.run(NAMES, { isForced: true })
  for (const [name, content] of filled) expect(project.json(name)).toEqual(content)
})

const imported = (resume: object) => {
  project.run({ ...NAMES, ...resume })
  return project.run({ ...NAMES, ...resume }, { isForced: true })
}
const change = (name: ContentName, changes: (content: ReturnType<typeof project.json>) => object) =>
  project.writeContent(name, asText(changes(project.json(name))))
const again = (resume: object, more = {}) =>
  project.run({ ...NAMES, ...resume }, { isForced: true, ...more })

describe('of what the source says in part', () => {
  it('other links, other languages and levels stay', () => {
    const said = {
      basics: { ...NAMES.basics, profiles: [{ url: 'https://mastodon.social/@ana' }] },
      languages: [{ language: 'Inglés' }],
      projects: [{ name: 'Mapa', links: [{ url: 'https://mapa.dev/charla' }] }],
    }
    imported(said)
    const enlaces = [
      { red: 'Blog', url: 'https://ana.dev' },
      { red: 'Mastodon', url: 'https://mastodon.social/@ana/' },
    ]
    const idiomas = [{ idioma: 'Gallego' }, { idioma: 'Inglés', nivel: 'B2' }]
    const links = [
      { texto: 'Charla', url: 'https://mapa.dev/charla' },
      { texto: 'Video', url: 'https://mapa.dev/video' },
    ]
    change('perfil', (perfil) => ({ ...perfil, enlaces, idiomas }))
    change('proyectos', ({ items: [map] }) => ({ items: [{ ...map, enlaces: links }] }))
    const further = { network: 'X', username: 'ana' }
    again({ ...said, basics: { ...said.basics, profiles: [...said.basics.profiles, further] } })
    const added = { red: 'X', url: 'https://x.com/ana' }
    expect(project.json('perfil')).toMatchObject({ enlaces: [...enlaces, added], idiomas })
    expect(project.json('proyectos').items).toMatchObject([{ enlaces: links }])
  })

  it('a month stays with its year, an end that is not said, and the owner’s own state', () => {
    const [work, education] = [
      [{ position: 'Jefa', name: 'Uno', startDate: '2019' }],
      [{ studyType: 'Grado', startDate: '2015', endDate: '2019' }],
    ]
    imported({ work, education })
    expect(project.json('educacion').items[0]).not.toHaveProperty('estado')
    const dates = { mesInicio: 3, anioFin: 2020, mesFin: 5 }
    change('experiencia', ({ items: [job] }) => ({ items: [{ ...job, ...dates }] }))
    change('educacion', ({ items: [study] }) => ({ items: [{ ...study, estado: 'En pausa' }] }))
    again({ work, education })
    expect(project.json('experiencia').items).toMatchObject([dates])
    expect(project.json('educacion').items).toMatchObject([{ estado: 'En pausa' }])
    again({ work: [{ position: 'Jefa', name: 'Uno', startDate: '2018', endDate: 'Present' }] })
    const [job] = project.json('experiencia').items
    expect(job).toMatchObject({ anioInicio: 2018, anioFin: null })
    for (const month of ['mesInicio', 'mesFin']) expect(job).not.toHaveProperty(month)
  })

  it('a study that has ended is no longer in progress', () => {
    imported({ education: [{ studyType: 'Grado', startDate: '2020', status: 'Cursando' }] })
    again({ education: [{ studyType: 'Grado', startDate: '2020', endDate: '2022' }] })
    const [study] = project.json('educacion').items
    expect(study).toMatchObject({ anioFin: 2022 })
    expect(study).not.toHaveProperty('estado')
  })

  it('the owner’s order and entries stay; a new entry stands before the one that follows it', () => {
    imported({ skills: [{ name: 'React' }, { name: 'Vue' }] })
    const titles = () =>
      project
        .json('hard-skills')
        .items.map(({ id, titulo, numeroOrden }: Record<string, unknown>) =>
          [numeroOrden, titulo, id].join(' '),
        )
    change('hard-skills', ({ items: [react, vue] }) => ({
      items: [
        { ...vue, numeroOrden: 2 },
        { ...react, id: 7, titulo: 'Tejido', numeroOrden: 4 },
        { ...react, numeroOrden: 6 },
      ],
    }))
    const before = titles()
    again({ skills: [{ name: 'React' }, { name: 'Vue' }] })
    expect(titles()).toEqual(before)
    again({ skills: [{ name: 'Go' }, { name: 'React' }, { name: 'Vue' }, { name: 'Sass' }] })
    expect(titles()).toEqual(['2 Vue 2', '4 Tejido 7', '5 Go 8', '6 React 1', '7 Sass 9'])
  })
})

describe('an entry is the same', () => {
  const shown = (name: ContentName, field: string) =>
    project
      .json(name)
      .items.map((entry: Record<string, unknown>) => `${entry.titulo}: ${entry[field]}`)
  const OURS = { startDate: '2019-03', endDate: '2021' }

  it.each([
    ['with another title', { position: 'Directora', name: 'Uno', ...OURS }],
    ['with another name of the employer', { position: 'Jefa', name: 'Uno S. A.', ...OURS }],
    ['with its address alone', { position: 'Directora', url: 'https://uno.dev/', ...OURS }],
    ['with other dates', { position: 'Jefa', name: 'Uno', startDate: '2018' }],
  ])('%s', (_what, job) => {
    imported({ work: [{ position: 'Jefa', name: 'Uno', url: 'https://uno.dev', ...OURS }] })
    change('experiencia', ({ items: [first] }) => ({ items: [{ ...first, para: ['backend'] }] }))
    again({ work: [job] })
    expect(shown('experiencia', 'para')).toEqual([`${job.position}: backend`])
  })

  it.each([
    ['work', 'experiencia', { position: 'Cocinera', name: 'Dos', ...OURS }],
    ['education', 'educacion', { studyType: 'Cocina', institution: 'Uno', ...OURS }],
    ['Charlas', TALKS, { name: 'Cantar', organization: 'Uno', ...OURS }],
  ] as const)('not by its dates alone, which is told: %s', (section, name, other) => {
    const first = { position: 'Jefa', studyType: 'Grado', institution: 'Uno', organization: 'Uno' }
    imported({
      [section]: [{ ...first, ...(section !== 'education' && { name: 'Uno' }), ...OURS }],
    })
    change(name, ({ items: [entry], ...head }) => ({
      ...{ ...head, items: [{ ...entry, para: ['backend'] }] },
    }))
    const [title] = shown(name, 'id').map((text: string) => text.replace(/: .*/, ''))
    const report = again({ [section]: [other] })
    expect(shown(name, 'para').sort()).toEqual(
      [`${title}: backend`, `${Object.values(other)[0]}: undefined`].sort(),
    )
    const told = `${spotIn({ spoken: 'es' }, name)}: "${Object.values(other)[0]}" ~ "${title}"`
    expect(report).toContain(`${say.doubtful}:\n  - ${told}`)
  })

  it('in another language by its dates, employer or address, and never by its place', () => {
    const [shop, map, diary] = ['tienda', 'mapa', 'agenda'].map((name) => ({
      ...{ name, description: 'Un texto.', url: `https://${name}.dev` },
    }))
    imported({ projects: [shop, map, diary] })
    const projects = [
      { name: 'Diary', url: 'https://agenda.dev/' },
      { name: 'Game', url: 'https://game.dev' },
      { name: 'Shop', url: 'https://tienda.dev' },
    ]
    const skills = [{ name: 'Soft skills', keywords: ['Responsible'] }]
    const languages = [{ language: 'English' }, { language: 'Galician' }]
    change('perfil', (perfil) => ({
      ...perfil,
      idiomas: [{ idioma: 'Gallego' }, { idioma: 'Inglés' }],
    }))
    const report = project.translate({ ...NAMES, projects, skills, languages }, 'en', {
      isForced: true,
    })
    expect(shown('en/proyectos' as ContentName, 'id')).toEqual(['Shop: 1', ': 2', 'Diary: 3'])
    const told = [say.unmatched, 'Soft skills: "Responsible"', 'Proyectos: "Game"']
    for (const line of told) expect(report).toContain(line)
    expect(project.json('en/perfil').idiomas).toMatchObject([
      { idioma: 'Galician' },
      { idioma: 'English' },
    ])
  })
})

describe('the name', () => {
  const profile = () => project.json('perfil')
  const named = (nombre: string, apellidos: string) => {
    imported({ basics: { name: nombre } })
    change('perfil', (perfil) => ({ ...perfil, apellidos }))
  }

  it.each(['Ana Pérez', 'ANA PEREZ', 'Pérez, Ana'])(
    'that is fuller stays, and that is told: %s',
    (name) => {
      named('Ana María Pérez', 'Pérez')
      const report = again({ basics: { name } })
      expect(profile()).toMatchObject({ nombre: 'Ana María Pérez', apellidos: 'Pérez' })
      for (const line of [
        say.samePerson('Ana María Pérez', name),
        say.nameKept('Ana María Pérez'),
      ]) {
        expect(report).toContain(line)
      }
    },
  )

  it('that stays keeps the last names that the owner says, and takes those of the source where there are none', () => {
    const parts = { basics: { firstName: 'Ana', lastName: 'Pérez' } }
    imported({ basics: { name: 'Ana María Pérez' } })
    again(parts)
    expect(profile()).toMatchObject({ nombre: 'Ana María Pérez', apellidos: 'Pérez' })
    change('perfil', (perfil) => ({ ...perfil, apellidos: 'María Pérez' }))
    again(parts)
    expect(profile()).toMatchObject({ nombre: 'Ana María Pérez', apellidos: 'María Pérez' })
  })

  it('that the source has in full takes the place of a shorter one, and its last names follow', () => {
    named('Ana Perez', 'Perez')
    again({ basics: { name: 'Ana María Pérez' } })
    expect(profile()).toMatchObject({ nombre: 'Ana María Pérez', apellidos: 'Pérez' })
  })

  it('of another form says which last names go', () => {
    const email = 'ana@ana.dev'
    imported({ basics: { name: 'Ana Pérez', email } })
    change('perfil', (perfil) => ({ ...perfil, apellidos: 'Pérez' }))
    const report = again({ basics: { name: 'Ana Castro', email } })
    expect(profile()).not.toHaveProperty('apellidos')
    expect(report).toContain(`Perfil · Apellidos: "Pérez" (${say.notInName})`)
  })

  it('that a file does not say is nobody else’s', () => {
    imported({})
    change('perfil', (perfil) => ({ ...perfil, email: 'ana@ana.dev', tema: 'plata' }))
    const before = profile()
    const report = project.run({ skills: [{ name: 'Go' }] }, { isForced: true })
    expect(profile()).toEqual(before)
    expect(report).toContain(say.nobodyElse('Ana Pérez'))
    expect(project.json('hard-skills').items).toMatchObject([{ titulo: 'React' }, { titulo: 'Go' }])
  })

  it('is needed: over the example a file without one changes nothing', () => {
    for (const content of ['perfil', 'experiencia']) {
      const file = `src/content/${content}.json`
      project.write(file, readFileSync(path.join(FIXTURE_DIR, file)))
    }
    const before = project.everyFile()
    expect(() => project.run({ skills: [{ name: 'Go' }] })).toThrow(say.noName)
    expect(project.everyFile()).toEqual(before)
  })
})

it('who has only written a name into the example publishes nothing of it', () => {
  const file = 'src/content/perfil.json'
  const example = JSON.parse(readFileSync(path.join(FIXTURE_DIR, file), 'utf8'))
  project.write(file, asText({ ...example, nombre: 'Ana Pérez', tema: 'plata' }))
  project.run({ skills: [{ name: 'Go' }] }, { isForced: true })
  expect(project.json('perfil')).toMatchObject({ nombre: 'Ana Pérez', tema: 'plata' })
  for (const field of ['email', 'github', 'linkedin', 'resumen', 'sitio', 'fechaNacimiento']) {
    expect(project.json('perfil')).not.toHaveProperty(field)
  }
})

it('what nobody says is in no file, but the job title of the present post', () => {
  const work = [
    { position: 'Pasante', startDate: '2015', endDate: '2018' },
    { position: 'Jefa', name: 'Uno', startDate: '2019' },
    { startDate: '2012' },
  ]
  const report = project.run({ basics: NAMES.basics, work, projects: [{ name: 'Mapa' }] })
  const texts = project.everyFile().filter(([file]) => file.startsWith('src/content'))
  expect(JSON.stringify(texts)).not.toMatch(/completar|example|Empleo|Nombre/)
  const { $schema: _schema, ...perfil } = project.json('perfil')
  expect(perfil).toEqual({ nombre: 'Ana Pérez', puesto: 'Jefa' })
  expect(project.json('experiencia').items).toHaveLength(2)
  for (const line of [
    `Perfil · Puesto: ${say.ofPresentPost('"Jefa"')}`,
    `Perfil · Ciudad, País, Correo, Resumen: ${say.notSaid}`,
    `Experiencia: «2012» (${say.noTitle})`,
  ]) {
    expect(report).toContain(`  - ${line}`)
  }
  expect(() => project.site()).not.toThrow()
})

it('after a stranger’s import the site is built, whatever its translations held', () => {
  project.run({ ...NAMES, meta: { language: 'es' } })
  project.write(`src/content/en/${TALKS}.json`, asText({ titulo: 'Talks', items: [] }))
  project.write('src/content/en/perfil.json', asText({ puesto: 'Lead' }))
  project.run({ basics: { name: 'Grace' }, meta: { language: 'en' } }, { isForced: true })
  expect(project.site()).toMatchObject({ main: 'en' })
})
