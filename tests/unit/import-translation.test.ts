import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { importTranslation } from '../../src/tools/import/translation/import-translation'
import { asText, VALID_CONTENT } from './content-project'
import { makeImportProject } from './import-project'
import { WHOLE_WRITTEN, writeOverlay } from './overlay-content'
import { runCommand } from './run-command'

const project = makeImportProject()
beforeEach(project.reset)
afterAll(project.remove)

/** A CV of the same person in English, as another program would write it. */
const CV = {
  basics: {
    name: 'Ada Prueba',
    label: 'Software developer',
    summary: 'I build the web for the people.',
    location: { city: 'Rosario', countryCode: 'AR' },
  },
  education: [
    { studyType: 'Course', area: 'Web', institution: 'School', startDate: '2021', endDate: '2022' },
    { studyType: 'Degree', area: 'Programming', startDate: '2023-03', summary: 'All of it.' },
    { studyType: 'PhD', area: 'Physics', startDate: '1999', endDate: '2003' },
  ],
  work: [{ position: 'Developer', name: 'Example', startDate: '2024', summary: 'A system.' }],
  projects: [{ name: 'Diary', description: 'Of bookings.', url: 'https://example.com/turnos/' }],
  certificates: [{ name: 'Web accessibility', issuer: 'School', date: '2023-05-12' }],
  skills: [{ name: 'React' }, { name: 'COBOL' }, { name: 'Soft skills', keywords: ['Creative'] }],
}

function run(
  cv: unknown = CV,
  more: { force?: boolean; isDryRun?: boolean } = {},
  language = 'en',
) {
  project.write('cv/cv.en.json', asText(cv))
  const { root, contentDir, publicDir } = project
  const resumeFile = path.join(root, 'cv/cv.en.json')
  const options = { resumeFile, contentDir, publicDir, force: false, today: '2025-06-15', ...more }
  return importTranslation({ ...options, language })
}
const read = (name: string) =>
  JSON.parse(readFileSync(path.join(project.contentDir, `en/${name}.json`), 'utf8'))

describe('a CV in another language', () => {
  it('fills an overlay: entries are found by dates and links', () => {
    expect(run()).toBe(`${WHOLE_WRITTEN}

Sin entrada a la que corresponda:
  - educacion.json: "PhD in Physics" (1999): ninguna entrada del contenido tiene esas fechas o enlaces
  - hard-skills.json: "COBOL": ninguna entrada del contenido tiene esas fechas o enlaces

Quedan 5 textos por traducir (inglés): los que dicen "".`)
    expect(read('perfil')).toMatchObject({
      puesto: 'Software developer',
      ciudad: 'Rosario',
      pais: 'Argentina',
      resumen: 'I build the web for the people.',
    })
    expect(read('educacion').items).toMatchObject([
      { id: 1, titulo: 'Degree in Programming', descripcion: 'All of it.', estado: '' },
      { id: 2, titulo: 'Course in Web, School', descripcion: '', estado: '' },
    ])
    expect(read('experiencia').items).toMatchObject([
      {
        id: 1,
        titulo: 'Developer at Example',
        descripcion: 'A system.',
        tipoExperiencia: '',
      },
    ])
    expect(read('proyectos').items).toMatchObject([
      { id: 1, titulo: 'Diary', descripcion: 'Of bookings.' },
    ])
    expect(read('certificados').items).toMatchObject([
      { titulo: 'Web accessibility', emisor: 'School' },
    ])
    expect(read('soft-skills').items).toMatchObject([{ titulo: 'Creative' }])
  })

  it('changes nothing else, and a second time nothing at all', () => {
    const others = () => project.everyFile().filter(([file]) => !file?.includes('content/en/'))
    project.write('cv/cv.en.json', asText(CV))
    const before = others()
    run()
    expect(others()).toEqual(before)
    const after = project.everyFile()
    expect(run()).toMatch(/^El contenido ya dice lo mismo/)
    expect(project.everyFile()).toEqual(after)
  })

  it('leaves what the owner has translated, unless told to', () => {
    writeOverlay(project)
    expect(run()).toContain(
      'Se conserva lo que usted cambió:\n  - perfil.json  puesto: el archivo dice "Software developer"',
    )
    expect(read('perfil').puesto).toBe('Developer')
    run(CV, { force: true })
    expect(read('perfil').puesto).toBe('Software developer')
  })

  it('finds links by address and languages by place', () => {
    const more = {
      enlaces: [
        { red: 'Mi blog', url: 'https://ada.dev/blog' },
        { red: 'Otro', url: 'https://ada.dev/otro' },
      ],
      idiomas: [{ idioma: 'Español', nivel: 'Nativo' }, { idioma: 'Inglés' }],
    }
    project.writeContent('perfil', asText({ ...VALID_CONTENT.perfil, ...more }))
    run({
      ...CV,
      basics: { ...CV.basics, profiles: [{ network: 'My blog', url: 'https://ada.dev/blog' }] },
      languages: [{ language: 'Spanish', fluency: 'Native' }, { language: 'English' }],
    })
    expect(read('perfil')).toMatchObject({
      enlaces: [{ red: 'My blog' }, { red: '' }],
      idiomas: [{ idioma: 'Spanish', nivel: 'Native' }, { idioma: 'English' }],
    })
  })

  it('guesses nothing where two entries have the same dates', () => {
    const [study] = VALID_CONTENT.educacion.items
    project.writeContent('educacion', asText({ items: [study, { ...study, id: 2 }] }))
    const report = run()
    expect(report).toContain('educacion.json: "Degree in Programming" (2023): ninguna entrada')
    expect(read('educacion').items).toMatchObject([{ titulo: '' }, { titulo: '' }])
  })

  it('is only shown with --dry-run, and of a known language', () => {
    const before = project.everyFile()
    project.write('cv/cv.en.json', asText(CV))
    expect(run(CV, { isDryRun: true })).toMatch(/^Se escribirían 7 archivos:/)
    expect(existsSync(path.join(project.contentDir, 'en'))).toBe(false)
    expect(() => run(CV, {}, 'klingon')).toThrow('el código de un idioma')
    expect(() => run(CV, {}, 'es')).toThrow('el idioma principal del sitio (español)')
    expect(project.everyFile().length).toBe(before.length + 1)
  })

  it('is told from the main one by the command', () => {
    project.write('cv.en.json', asText(CV))
    const file = path.join(project.root, 'cv.en.json')
    const { told, status } = runCommand(project.root, 'import', {}, [file, '--language', 'en'])
    expect([status, told]).toEqual([0, expect.stringMatching(/^Se escribieron 7 archivos:/)])
    expect(runCommand(project.root, 'import', {}, [file, '--language']).told).toBe(
      'Uso: npm run import -- cv.en.json --language en',
    )
  })
})

describe('importing a main content', () => {
  const folders = () =>
    readdirSync(project.contentDir, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
  const filesOf = (language: string) =>
    project
      .everyFile()
      .filter(([file]) => file?.startsWith(`src/content/${language}/`))
      .map(([file = '', text]) => [path.basename(file), text])

  it('of another person sets the translations aside, and says so', () => {
    writeOverlay(project)
    const before = filesOf('en')
    const { report } = project.importValue({ basics: { name: 'Grace Otra' } })
    expect(report).toContain(
      'Traducciones apartadas, porque eran de otro contenido:\n  - src/content/en/ → src/content/en.old/',
    )
    expect(report).not.toContain('en.old/perfil.json')
    expect(filesOf('en')).toEqual([])
    expect(filesOf('en.old')).toEqual(before)
    writeOverlay(project)
    project.importValue({ basics: { name: 'Eva Tercera' } })
    expect(folders()).toContain('en.old-2')
  })

  it('of the same person leaves them, unless they no longer fit', () => {
    writeOverlay(project)
    const before = filesOf('en')
    const { report } = project.importValue({ basics: { name: 'Ada Prueba', label: 'Jefa' } })
    expect(report).not.toContain('Traducciones')
    expect(filesOf('en')).toEqual(before)
    project.importValue({
      basics: { name: 'Ada Prueba' },
      work: [{ position: 'Jefa', name: 'Otra', startDate: '2025' }],
    })
    expect(filesOf('en.old')).toEqual(before)
  })

  it('only tells with --dry-run', () => {
    writeOverlay(project)
    project.write('cv/resume.json', asText({ basics: { name: 'Grace Otra' } }))
    const before = project.everyFile()
    expect(project.run(true, undefined, { isDryRun: true })).toContain(
      'Traducciones que se apartarían, porque son de otro contenido:\n  - src/content/en/ → src/content/en.old/',
    )
    expect(project.everyFile()).toEqual(before)
  })
})

it('is in English for a site in English', () => {
  project.writeContent('perfil', asText({ ...VALID_CONTENT.perfil, idioma: 'en' }))
  expect(run({ basics: { label: 'Programmeuse' } }, {}, 'fr')).toMatch(
    /^Wrote 7 files:[\s\S]*texts are left to translate \(French\): those that say ""\.$/,
  )
})
