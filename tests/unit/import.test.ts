import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { readSite } from '../../src/tools/content/reading/read-content'
import { inLanguage } from '../../src/tools/content/translation/in-language'
import { resumeOf } from '../../src/tools/files/resume/resume'
import { en } from '../../src/tools/messages/en/en'
import { es } from '../../src/tools/messages/es/es'
import { FIXTURE_DIR } from '../fixtures/fixture'
import { makeImportProject } from './import-project'

const project = makeImportProject()
beforeEach(project.reset)
afterAll(project.remove)

const packageDir = path.dirname(
  createRequire(import.meta.url).resolve('@jsonresume/schema/package.json'),
)
const sampleOf = (file: string) => JSON.parse(readFileSync(path.join(packageDir, file), 'utf8'))

describe('the sample resume of @jsonresume/schema', () => {
  it('becomes a site in English', () => {
    const { content, report } = project.importNew(sampleOf('sample.resume.json'))
    const { perfil, lists } = content
    const words = en.import.placeholders
    expect(perfil).toEqual({
      $schema: undefined,
      nombre: 'Richard Hendriks',
      puesto: 'Programmer',
      ciudad: 'San Francisco',
      pais: 'United States',
      email: 'richard.hendriks@mail.com',
      telefono: '912 555-4321',
      enlaces: [
        { red: 'Twitter', url: 'https://www.twitter.com' },
        { red: 'SoundCloud', url: 'https://soundcloud.example.com/dandymusicnl' },
      ],
      resumen: expect.stringMatching(/^Richard hails from Tulsa/),
      idiomas: [{ idioma: 'English', nivel: 'Native speaker' }],
      sitio: words.perfil.sitio,
      idioma: 'en',
    })
    expect(lists.experiencia).toMatchObject([
      {
        titulo: 'CEO/President at Pied Piper',
        descripcion: expect.stringMatching(/compression\.\n\n- Build an .+ laws\n- Successfully/),
        ...{ anioInicio: 2013, mesInicio: 12, anioFin: 2014, mesFin: 12 },
        tipoExperiencia: words.job,
        link: '',
      },
      { titulo: 'Teacher at CoderDojo', tipoExperiencia: words.volunteering },
    ])
    expect(lists.educacion).toMatchObject([
      {
        titulo: 'Bachelor in Information Technology, University of Oklahoma',
        descripcion: words.courses('DB1101 - Basic SQL; CS2011 - Java Introduction'),
        estado: words.finished,
        certificado: null,
      },
    ])
    expect(lists['hard-skills'].map(({ grupo, titulo, icon }) => [grupo, titulo, icon])).toEqual([
      ['Web Development', 'HTML', 'devicon:html5'],
      ['Web Development', 'CSS', 'devicon:css3'],
      ['Web Development', 'Javascript', 'devicon:javascript'],
      ...['Mpeg', 'MP4', 'GIF'].map((name) => ['Compression', name, 'iconos/habilidad.svg']),
    ])
    expect(lists.proyectos).toMatchObject([
      {
        direccionWeb: 'http://missdirection.example.com',
        tecnologias: 'GoogleMaps, Chrome Extension, Javascript',
      },
    ])
    expect(readSite(project.contentDir, project.publicDir).absent).toEqual([
      'soft-skills',
      'certificados',
    ])
    expect(report.split('\n')).toContain(en.import.inLanguage)
  })

  it('gets a report of what to complete, what stayed out and what has no place', () => {
    const { report } = project.importNew(sampleOf('sample.resume.json'))
    const { notGuessed, httpsOnly, noAge, used, placeholders, ...say } = en.import
    const sitio = used(JSON.stringify(placeholders.perfil.sitio))
    expect(report.slice(report.indexOf(say.missing))).toBe(
      [
        `${say.missing}:`,
        `  - experiencia.json  tegnologiasUtilizadas: ${say.noTechnologies}`,
        `  - perfil.json  sitio: ${sitio} (${notGuessed})`,
        `  - perfil.json  fechaNacimiento: ${noAge}`,
        '',
        `${say.leftOut}:`,
        `  - work[0].url: "http://piedpiper.example.com" (${httpsOnly})`,
        `  - volunteer[0].url: "http://coderdojo.example.com/" (${httpsOnly})`,
        `  - basics.url: "http://richardhendricks.example.com" (${httpsOnly})`,
        '',
        `${say.unplaced}:`,
        '  - basics.location.address: «2712 Broadway St»',
        '  - basics.location.postalCode: «CA 94115»',
        '  - basics.location.region: «California»',
        '  - work[].location (1): «Palo Alto, CA»',
        '  - work[].description (1): «Awesome compression company»',
        '  - education[].url (1): «https://www.ou.edu/»',
        '  - education[].score (1): «4.0»',
        '  - awards[0]: «Digital Compression Pioneer Award», «2014-11-01», «Techcrunch», «There is no spoon.»',
        '  - publications[0]: «Video compression for 3d media», «Hooli», «2014-10-01», «http://en.wikipedia.org/wiki/Silicon_Valley_(TV_series)», «Innovative middle-out compression algorithm that changes the way we store data.»',
        '  - skills[].level (2): «Master», «Master»',
        '  - interests[0]: «Wildlife», «Ferrets», «Unicorns»',
        '  - references[0]: «Erlich Bachman», «It is my pleasure to recommend Richard, his performance working as a consultant for Main St. Company proved that he will be a valuable addition to any company.»',
        '  - projects[].startDate (1): «2016-08-24»',
        '  - projects[].endDate (1): «2016-08-24»',
        '  - projects[].roles (1): «Team lead», «Designer»',
        '  - projects[].entity (1): «Smoogle»',
        '  - projects[].type (1): «application»',
      ].join('\n'),
    )
  })
})

it.each(['career-changer', 'new-grad', 'senior-engineer'])('the example %s passes', (name) => {
  const { content } = project.importNew(sampleOf(`examples/${name}.resume.json`))
  expect(content.perfil.idioma).toBe('en')
})

it('JSON Resume 0.0.0 has the names of 1.x', () => {
  project.write('cv/yo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const { content, report } = project.importNew({
    basics: { name: 'Ana', picture: 'yo.svg', website: 'ana.dev', location: 'Lima, Perú' },
    work: [{ company: 'Uno', position: 'Jefa', website: 'https://uno.dev', startDate: '2015-02' }],
    volunteer: [{ organization: 'Club', position: 'Docente', website: 'https://club.dev' }],
  })
  expect(content.perfil).toMatchObject({
    ...{ foto: 'yo.svg', ciudad: 'Lima', pais: 'Perú' },
    enlaces: [{ red: es.import.website, url: 'https://ana.dev' }],
  })
  expect(content.lists.experiencia).toMatchObject([
    { titulo: 'Jefa en Uno', anioInicio: 2015, mesInicio: 2, link: 'https://uno.dev' },
    { titulo: 'Docente en Club', link: 'https://club.dev' },
  ])
  expect(report).not.toMatch(/company|website|picture/)
})

/** As Reactive Resume 4 exports it. */
const REACTIVE = {
  basics: {
    ...{ name: 'Ana Reactiva', headline: 'Arquitecta', email: 'ana@ana.dev' },
    ...{ phone: '+34 600 000 000', location: 'Vigo, España', url: { href: 'https://ana.dev' } },
    customFields: [{ name: 'Carnet', value: 'B' }],
    picture: { url: 'https://ana.dev/ana.jpg' },
  },
  sections: {
    summary: { content: '<p>Construyo &amp; cuido <strong>casas</strong>.</p>' },
    experience: {
      items: [
        {
          ...{ company: 'Estudio', position: 'Jefa', location: 'Vigo', visible: true },
          date: 'March 2016 to Present',
          summary: '<p>Dirijo:</p><ul><li><p>obras</p></li><li>planos</li></ul>',
          url: { href: 'https://estudio.dev' },
        },
        { visible: false, company: 'Oculta', position: 'Nada', date: '2010' },
      ],
    },
    education: {
      items: [{ institution: 'ETSA', studyType: 'Grado', area: 'Casas', date: '2009 - 2015' }],
    },
    skills: { items: [{ name: 'Dibujo', description: 'Experta', keywords: ['CAD', 'BIM'] }] },
    languages: { items: [{ name: 'Gallego', description: 'Nativo' }] },
    certifications: { items: [{ name: 'LEED', issuer: 'USGBC', date: 'Nov 2019' }] },
    profiles: { items: [{ network: 'GitHub', username: 'ana', url: { href: '' } }] },
    projects: { items: [{ name: 'Casa', description: 'Una casa', summary: '<li>de piedra</li>' }] },
    awards: { items: [{ title: 'Premio X', awarder: 'Y' }] },
    custom: {},
  },
}
/** Version 5: other names, and a period. */
const REACTIVE_5 = {
  ...{ picture: { url: '' }, summary: { content: '<p>Y los planos.</p>' } },
  basics: { name: 'Ana', website: { url: 'https://ana.dev' } },
  sections: {
    experience: {
      items: [
        { company: 'Uno', position: 'Dos', period: '2019 – 2021', description: '<p>Tres</p>' },
        { company: 'Oculta', hidden: true },
      ],
    },
    education: { items: [{ school: 'U', degree: 'Grado', date: { start: '2010', end: '2014' } }] },
  },
}

describe('Reactive Resume', () => {
  it.each([
    ['its file', REACTIVE],
    ['its file of the server', { data: REACTIVE }],
  ])('%s is read', (_name, file) => {
    const { content, report } = project.importNew(file)
    expect(content.perfil).toMatchObject({
      ...{ nombre: 'Ana Reactiva', puesto: 'Arquitecta', ciudad: 'Vigo', pais: 'España' },
      ...{ telefono: '+34 600 000 000', github: 'https://github.com/ana' },
      enlaces: [{ red: es.import.website, url: 'https://ana.dev' }],
      resumen: 'Construyo & cuido casas.',
      idiomas: [{ idioma: 'Gallego', nivel: 'Nativo' }],
    })
    expect(content.lists).toMatchObject({
      experiencia: [
        {
          ...{ titulo: 'Jefa en Estudio', descripcion: 'Dirijo:\n\n- obras\n- planos' },
          ...{ anioInicio: 2016, mesInicio: 3, anioFin: null, link: 'https://estudio.dev' },
        },
      ],
      educacion: [{ titulo: 'Grado en Casas, ETSA', anioInicio: 2009, anioFin: 2015 }],
      'hard-skills': [
        { titulo: 'CAD', grupo: 'Dibujo' },
        { titulo: 'BIM', grupo: 'Dibujo' },
      ],
      certificados: [{ titulo: 'LEED', emisor: 'USGBC', fecha: '2019-11' }],
      proyectos: [{ titulo: 'Casa', descripcion: 'Una casa\n\n- de piedra' }],
    })
    for (const line of [
      `basics.image: "https://ana.dev/ana.jpg" (${es.import.portrait.remote})`,
      'basics.customFields: «Carnet», «B»',
      'work[].location (1): «Vigo»',
      'skills[].level (1): «Experta»',
      'awards[0]: «Premio X», «Y»',
      'hiddenItems[0]: «false», «Oculta», «Nada», «2010»',
    ]) {
      expect(report).toContain(`\n  - ${line}`)
    }
  })

  it('versions 3 and 5: other names, and periods', () => {
    const { perfil, lists } = project.importNew(REACTIVE_5).content
    expect(perfil).toMatchObject({
      resumen: 'Y los planos.',
      enlaces: [{ url: 'https://ana.dev' }],
    })
    expect(lists.experiencia).toMatchObject([
      { titulo: 'Dos en Uno', descripcion: 'Tres', anioInicio: 2019, anioFin: 2021 },
    ])
    expect(lists.educacion).toMatchObject([{ titulo: 'Grado, U', anioFin: 2014 }])
  })
})

describe('the site’s own resume.json', () => {
  const site = readSite(path.join(FIXTURE_DIR, 'src/content'), path.join(FIXTURE_DIR, 'public'))
  const english = inLanguage(site, site.overlays.get('en') ?? { perfil: {}, lists: {} })

  it.each([
    ['es', site],
    ['en', { ...english, perfil: { ...english.perfil, idioma: 'en' as const } }],
  ] as const)('comes back in its language, %s', (language, { perfil, lists }) => {
    const { content } = project.importNew(resumeOf(perfil, lists, language))
    const { puesto, ciudad, pais, resumen, email, github, linkedin, idioma } = perfil
    expect(content.perfil).toMatchObject({ puesto, ciudad, pais, resumen, email, github, linkedin })
    expect(content.perfil.idioma).toBe(idioma)
    expect(content.perfil).not.toHaveProperty('enlaces')
    const saidOf = (from: typeof lists) => ({
      jobs: from.experiencia.map((job) => [job.titulo, job.descripcion, job.tipoExperiencia]),
      studies: from.educacion.map((study) => [study.titulo, study.estado, study.anioFin]),
      skills: [...from['hard-skills'], ...from['soft-skills']].map(({ titulo }) => titulo),
      projects: from.proyectos.map((each) => [each.direccionWeb, each.gitHubWeb]),
      certificates: from.certificados,
    })
    expect(saidOf(content.lists)).toEqual(saidOf(lists))
  })
})

describe('the language of a resume', () => {
  const languageOf = (resume: object, owner: 'es' | 'en' = 'es') => {
    const { content, report } = project.importNew(resume, { owner })
    const lines = report.split('\n')
    const isTold = [es, en].map(({ import: say }) => lines.includes(say.inLanguage))
    return [content.perfil.idioma ?? 'es', ...isTold]
  }

  it.each([
    ['I work with the team for the users.', 'en'],
    ['Desarrollo de un sistema de turnos para los consultorios y las clínicas.', 'es'],
  ])('is read: %s', (summary, language) => {
    for (const owner of ['es', 'en'] as const) {
      const found = languageOf({ basics: { summary } }, owner)
      expect(found).toEqual([language, language === 'es', language === 'en'])
    }
  })

  it.each(['en', 'en-GB', 'EN_us'])('is taken at its word: %s', (language) => {
    expect(languageOf({ meta: { language }, basics: { name: 'El de los' } })[0]).toBe('en')
  })

  it.each([
    'Entwicklung der Software für den Handel mit einer Datenbank und Tests',
    'Développement des services et de l’interface pour les équipes',
    'Desenvolvimento do sistema com uma equipe, em São Paulo, para os clientes',
    '東京の会社で開発',
    'Ana',
  ])('that is another leaves the site’s, and is told: %s', (summary) => {
    expect(languageOf({ basics: { summary } }, 'en')).toEqual(['en', false, false])
    const work = [{ position: 'Dev', name: 'Acme' }]
    const { report, content } = project.importNew({ basics: { summary }, work })
    expect(report.split('\n')).toContain(es.import.languageKept)
    const isUnread = summary === 'Ana'
    expect(content.lists.experiencia[0]?.titulo).toBe(isUnread ? 'Dev en Acme' : 'Dev, Acme')
  })
})
