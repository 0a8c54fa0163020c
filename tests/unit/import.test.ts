import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ownListOf } from '../../src/model/own-list'
import { namesOf, UNKNOWN_SITE } from '../../src/model/schema/schema'
import { readSite } from '../../src/tools/content/reading/read-content'
import { inLanguage } from '../../src/tools/content/translation/in-language'
import { Workspace } from '../../src/tools/content/workspace/workspace'
import { en } from '../../src/tools/messages/en/en'
import { es } from '../../src/tools/messages/es/es'
import { resumeOf } from '../../src/tools/output/resume/resume'
import { FIXTURE_DIR } from '../fixtures/fixture'
import { makeImportProject } from './import-project'

const project = makeImportProject()

const samplesDir = path.dirname(
  createRequire(import.meta.url).resolve('@jsonresume/schema/package.json'),
)
const sample = (file: string) => JSON.parse(readFileSync(path.join(samplesDir, file), 'utf8'))

it('the sample of @jsonresume/schema becomes a site in English', () => {
  const { content, report } = project.importNew(sample('sample.resume.json'))
  const { perfil, lists } = content
  const words = en.import.placeholders
  expect(perfil).toMatchObject({
    ...{ nombre: 'Richard Hendriks', puesto: 'Programmer', email: 'richard.hendriks@mail.com' },
    ...{ ciudad: 'San Francisco', pais: 'United States', telefono: '912 555-4321' },
    enlaces: [{ red: 'Twitter' }, { url: 'https://soundcloud.example.com/dandymusicnl' }],
    idiomas: [{ idioma: 'English', nivel: 'Native speaker' }],
    ...{ sitio: UNKNOWN_SITE, idioma: 'en' },
  })
  expect(lists.experiencia).toMatchObject([
    {
      titulo: 'CEO/President',
      empresa: 'Pied Piper',
      descripcion: expect.stringMatching(
        /^Awesome compression company\n\n.+compression\.\n\n- Build an .+ laws\n- Successfully/,
      ),
      ...{ anioInicio: 2013, mesInicio: 12, anioFin: 2014, mesFin: 12, tipoExperiencia: '' },
    },
  ])
  expect(lists.educacion).toMatchObject([
    {
      titulo: 'Bachelor in Information Technology',
      institucion: 'University of Oklahoma',
      descripcion: words.courses('DB1101 - Basic SQL; CS2011 - Java Introduction'),
      ...{ estado: words.finished, certificado: null },
    },
  ])
  const skills = lists['hard-skills'].map(({ grupo, titulo }) => `${grupo}: ${titulo}`)
  expect(skills).toContain('Web Development: HTML')
  expect(lists.proyectos).toMatchObject([
    {
      ...{ tecnologias: 'GoogleMaps, Chrome Extension, Javascript', rol: 'Team lead, Designer' },
      ...{ anioInicio: 2016, mesInicio: 8, anioFin: 2016, mesFin: 8 },
    },
  ])
  const { absent } = project.site()
  const present = namesOf(lists).filter((name) => !absent.includes(name))
  expect(present).toEqual([
    ...['educacion', 'experiencia', 'hard-skills', 'proyectos'],
    ...['awards', 'interests', 'publications', 'recommendations', 'volunteering'].map(ownListOf),
  ])
  expect(report.split('\n')).toContain(en.import.inLanguage)
})

it('the report says what to complete, what stayed out and what has no place', () => {
  const { report } = project.importNew(sample('sample.resume.json'))
  const { notGuessed, httpsOnly, noAge, ...say } = en.import
  expect(`${report.slice(report.indexOf(say.missing))}\n`).toBe(`${say.missing}:
  - experiencia.json  tegnologiasUtilizadas: ${say.noTechnologies}
  - perfil.json  sitio: ${notGuessed}
  - perfil.json  fechaNacimiento: ${noAge}

${say.leftOut}:
  - work[0].url: "http://piedpiper.example.com" (${httpsOnly})
  - basics.url: "http://richardhendricks.example.com" (${httpsOnly})
  - volunteer[0].url: "http://coderdojo.example.com/" (${httpsOnly})

${say.unplaced}:
  - basics.location.address: «2712 Broadway St»
  - basics.location.postalCode: «CA 94115»
  - education[].url (1): «https://www.ou.edu/»
  - education[].score (1): «4.0»
  - skills[].level (2): «Master», «Master»
  - projects[].entity (1): «Smoogle»
  - projects[].type (1): «application»
  - basics.location.region: «California»
`)
})

it('JSON Resume 0.0.0 has the names of 1.x; no text is invented', () => {
  project.write('cv/yo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const { content, report } = project.importNew({
    basics: { name: 'Ana', picture: 'yo.svg', website: 'ana.dev', location: 'Lima, Perú' },
    work: [{ company: 'Uno', position: 'Jefa', website: 'https://uno.dev', startDate: '2015-02' }],
    volunteer: [{ organization: 'Club', position: 'Docente', website: 'https://club.dev' }],
    awards: [{ title: 'Premio' }],
    education: [{ studyType: 'Lic.', area: 'Física', startDate: '2012', endDate: '2019' }],
  })
  expect(content.perfil).toMatchObject({
    ...{ foto: 'yo.svg', ciudad: 'Lima', pais: 'Perú' },
    enlaces: [{ red: es.import.website, url: 'https://ana.dev' }],
  })
  expect(content.lists.experiencia).toMatchObject([
    { titulo: 'Jefa', empresa: 'Uno', anioInicio: 2015, mesInicio: 2, link: 'https://uno.dev' },
  ])
  expect(content.lists['secciones/voluntariado']).toMatchObject([
    { titulo: 'Docente', subtitulo: 'Club', enlace: 'https://club.dev' },
  ])
  const entries = Object.values(content.lists).flat()
  expect(entries).toHaveLength(4)
  for (const entry of entries) expect(entry).not.toHaveProperty('descripcion')
  expect(report).not.toMatch(/company|website|picture|descripcion/)
})

/** As Reactive Resume 4 exports it; 5 has other names. */
const REACTIVE = {
  basics: {
    ...{ name: 'Ana Reactiva', headline: 'Arquitecta', location: 'Vigo, España' },
    ...{ url: { href: 'https://ana.dev' }, customFields: [{ name: 'Carnet', value: 'B' }] },
  },
  sections: {
    summary: { content: '<p>Construyo &amp; cuido <strong>casas</strong>.</p>' },
    experience: {
      items: [
        {
          ...{ company: 'Estudio', position: 'Jefa', location: 'Vigo', visible: true },
          ...{ date: 'March 2016 to Present', url: { href: 'https://estudio.dev' } },
          summary: '<p>Dirijo:</p><ul><li><p>obras</p></li><li>planos</li></ul>',
        },
        { company: 'Uno', position: 'Dos', period: '2009 – 2015', description: '<p>Tres</p>' },
        { visible: false, company: 'Oculta' },
      ],
    },
    education: {
      items: [
        { institution: 'ETSA', studyType: 'Grado', area: 'Casas', date: '2009 - 2015' },
        { school: 'U', degree: 'Máster', date: { start: '2010', end: '2014' }, hidden: false },
      ],
    },
    skills: { items: [{ name: 'Dibujo', description: 'Experta', keywords: ['CAD'] }] },
    languages: { items: [{ name: 'Gallego', description: 'Nativo' }] },
    certifications: { items: [{ name: 'LEED', issuer: 'USGBC', date: 'Nov 2019' }] },
    profiles: { items: [{ network: 'GitHub', username: 'ana', url: { href: '' } }] },
    projects: { items: [{ name: 'Casa', description: 'Una', summary: '<li>de piedra</li>' }] },
    awards: { items: [{ title: 'Premio X', awarder: 'Y' }] },
  },
}

it('Reactive Resume’s file is read, also as its server keeps it', () => {
  const { content, report } = project.importNew({ data: REACTIVE })
  expect(project.importNew(REACTIVE).content).toEqual(content)
  expect(content.perfil).toMatchObject({
    ...{ nombre: 'Ana Reactiva', puesto: 'Arquitecta', ciudad: 'Vigo', pais: 'España' },
    ...{ github: 'https://github.com/ana', resumen: 'Construyo & cuido casas.' },
    enlaces: [{ red: es.import.website, url: 'https://ana.dev' }],
    idiomas: [{ idioma: 'Gallego', nivel: 'Nativo' }],
  })
  expect(content.lists).toMatchObject({
    experiencia: [
      {
        ...{ titulo: 'Jefa', empresa: 'Estudio', ubicacion: 'Vigo' },
        ...{ descripcion: 'Dirijo:\n\n- obras\n- planos' },
        ...{ anioInicio: 2016, mesInicio: 3, anioFin: null, link: 'https://estudio.dev' },
      },
      { titulo: 'Dos', empresa: 'Uno', descripcion: 'Tres', anioInicio: 2009, anioFin: 2015 },
    ],
    educacion: [
      { titulo: 'Grado en Casas', institucion: 'ETSA' },
      { titulo: 'Máster', institucion: 'U', anioFin: 2014 },
    ],
    'hard-skills': [{ titulo: 'CAD', grupo: 'Dibujo' }],
    'secciones/certificados': [{ titulo: 'LEED', subtitulo: 'USGBC', fecha: '2019-11' }],
    'secciones/premios': [{ titulo: 'Premio X', subtitulo: 'Y' }],
    proyectos: [{ titulo: 'Casa', descripcion: 'Una\n\n- de piedra' }],
  })
  for (const line of [
    'basics.customFields: «Carnet», «B»',
    'skills[].description (1): «Experta»',
    'hiddenItems: «Oculta»',
  ]) {
    expect(report).toContain(`\n  - ${line}`)
  }
})

const site = readSite(new Workspace(FIXTURE_DIR))
const english = inLanguage(site, site.overlays.get('en') ?? { perfil: {}, lists: {} })

it.each([
  ['es', site],
  ['en', { ...english, perfil: { ...english.perfil, idioma: 'en' as const } }],
] as const)('the site’s own resume.json comes back, %s', (language, { perfil, lists }) => {
  const { content } = project.importNew(resumeOf(perfil, lists, language))
  const { foto: _picture, fechaNacimiento: _day, sitio: _site, ...said } = perfil
  expect(content.perfil).toMatchObject(said)
  expect(content.perfil).not.toHaveProperty('enlaces')
  const at = language === 'es' ? ' en ' : ' at '
  const joined = (joiner: string, ...parts: unknown[]) => parts.filter(Boolean).join(joiner)
  const saidOf = (from: typeof lists) => ({
    jobs: from.experiencia.map((job) => [
      joined(at, job.titulo, job.empresa),
      job.descripcion,
      job.tipoExperiencia,
    ]),
    studies: from.educacion.map((study) => [
      joined(', ', study.titulo, study.institucion),
      ...[study.estado, study.anioFin],
    ]),
    skills: [...from['hard-skills'], ...from['soft-skills']].map(({ titulo }) => titulo),
    projects: from.proyectos.map((each) => [each.direccionWeb, each.gitHubWeb]),
    own: from['secciones/certificados'],
  })
  expect(saidOf(content.lists)).toEqual(saidOf(lists))
})

/** By what is read of a language, that of the words around it, and what is told. */
const AROUND = {
  en: ['en', en.import.inLanguage],
  es: ['es', es.import.inLanguage],
  de: ['en', en.import.languageAround('German')],
  pt: ['es', es.import.languageAround('portugués')],
  other: ['en', en.import.languageAround(en.import.anotherLanguage)],
  kept: ['en', en.import.languageKept],
} as const

it.each([
  ['I work with the team for the users.', undefined, 'en', 'MSc in Web'],
  ['Un sistema de turnos para los consultorios.', undefined, 'es', 'MSc en Web'],
  ['El de los', 'en-GB', 'en', 'MSc in Web'],
  ['Entwicklung der Software für den Handel mit einer Datenbank', undefined, 'de', 'MSc, Web'],
  ['Desenvolvimento do sistema com uma equipe, em São Paulo', undefined, 'pt', 'MSc, Web'],
  ['東京の会社で開発', undefined, 'other', 'MSc, Web'],
  ['Ana', undefined, 'kept', 'MSc in Web'],
] as const)('the language of a resume is read, and told: %s', (summary, language, read, title) => {
  const education = [{ studyType: 'MSc', area: 'Web' }]
  const [site, told] = AROUND[read]
  const owner = (site === 'en') === (read === 'kept') ? 'en' : 'es'
  const resume = { basics: { name: summary, summary }, education, meta: { language } }
  const { content, report } = project.importNew(resume, { owner })
  expect(content.perfil.idioma ?? 'es').toBe(site)
  expect(content.lists.educacion[0]?.titulo).toBe(title)
  expect(report.split('\n')).toContain(told)
})
