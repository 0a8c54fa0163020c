import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { en } from '../../src/tools/messages/en/en'
import { es } from '../../src/tools/messages/es/es'
import { makeImportProject } from './import-project'
import { writeOverlay } from './overlay-content'

const project = makeImportProject()
const say = es.import

/** A CV of the same person in English, as another program would write it. */
const CV = {
  basics: {
    ...{ name: 'Ada Prueba', label: 'Software developer', summary: 'I build the web.' },
    location: { city: 'Rosario', countryCode: 'AR' },
  },
  education: [
    { studyType: 'Course', area: 'Web', institution: 'School', startDate: '2021', endDate: '2022' },
    { studyType: 'Degree', area: 'Programming', startDate: '2023-03', summary: 'All of it.' },
    { studyType: 'PhD', area: 'Physics', startDate: '1999', endDate: '2003' },
  ],
  work: [
    {
      ...{ position: 'Developer', name: 'Example', startDate: '2024', summary: 'A system.' },
      keywords: ['TypeScript', 'MySQL'],
    },
  ],
  projects: [{ name: 'Diary', url: 'https://example.com/turnos/' }],
  certificates: [{ name: 'Web accessibility', issuer: 'School', date: '2023-05-12' }],
  skills: [{ name: 'React' }, { name: 'COBOL' }, { name: 'Soft skills', keywords: ['Creative'] }],
}

describe('a CV in another language', () => {
  it('fills the texts of what is surely the same, and says what it could not match', () => {
    const before = project.everyFile()
    const report = project.translate(CV, 'en')
    const unmatched = [
      'educacion.json: "PhD in Physics" (1999)',
      'hard-skills.json: "COBOL"',
      'soft-skills.json: "Creative"',
    ]
    expect(report).toContain([`${say.unmatched}:`, ...unmatched].join('\n  - '))
    expect(report).toContain(`${say.unplaced}:\n  - educacion.json  institucion: "School"`)
    expect(report).toContain(es.commands.translations.left('inglés', 4))
    expect(project.json('en/perfil')).toMatchObject({
      ...{ puesto: 'Software developer', ciudad: 'Rosario', pais: 'Argentina' },
      resumen: 'I build the web.',
    })
    const words = en.import.placeholders
    expect(project.json('en/educacion').items).toMatchObject([
      {
        id: 1,
        titulo: 'Degree in Programming',
        descripcion: 'All of it.',
        estado: words.inProgress,
      },
      {
        id: 2,
        titulo: 'Course in Web',
        descripcion: '',
        estado: words.finished,
      },
    ])
    expect(project.json('en/experiencia').items).toMatchObject([
      {
        titulo: 'Developer',
        descripcion: 'A system.',
        tipoExperiencia: '',
      },
    ])
    expect(project.json('en/proyectos').items).toMatchObject([{ titulo: 'Diary', descripcion: '' }])
    expect(project.json('en/secciones/certificados').items).toMatchObject([
      { titulo: 'Web accessibility', subtitulo: 'School' },
    ])
    expect(project.json('en/soft-skills').items).toMatchObject([{ titulo: '' }])
    const others = project.everyFile().filter(([file]) => !file.includes('content/en/'))
    expect(others).toEqual(before)
  })

  it('of a translation that is there changes what the resume says, once it is committed', () => {
    writeOverlay(project)
    expect(() => project.translate(CV, 'en')).toThrow(say.commitFirst)
    project.commit()
    project.translate(CV, 'en')
    expect(project.json('en/perfil').puesto).toBe('Software developer')
    expect(project.json('en/proyectos').items).toMatchObject([
      { titulo: 'Diary', descripcion: 'Books appointments.' },
    ])
    project.commit()
    expect(project.translate(CV, 'en')).toContain(say.nothingNew)
  })

  it('gives the entries that it translates the ids that they lack', () => {
    const { items } = project.json('educacion')
    const withoutIds = items.map((item: object) => ({ ...item, id: undefined }))
    project.writeList('educacion', withoutIds)
    project.commit()
    project.translate(CV, 'en')
    const titles = (place: string) =>
      project.json(place).items.map(({ id, titulo }: Record<string, unknown>) => [id, titulo])
    const ids = titles('educacion').map(([id]: unknown[]) => id)
    expect(new Set(ids)).toEqual(new Set(items.map((_: unknown, index: number) => index + 1)))
    expect(titles('en/educacion')).toHaveLength(ids.length)
  })

  it('is only shown with --dry-run, and of a known language', () => {
    expect(project.translate(CV, 'en', { isDryRun: true })).toContain(say.wouldWrite(7))
    expect(existsSync(path.join(project.contentDir, 'en'))).toBe(false)
    const { mainLanguage, unknownLanguage } = es.reading.overlay
    expect(() => project.translate(CV, 'klingon')).toThrow(unknownLanguage('en'))
    expect(() => project.translate(CV, 'es')).toThrow(mainLanguage('español').found)
  })
})
