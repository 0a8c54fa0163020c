import { describe, expect, it } from 'vitest'
import { es } from '../../src/tools/messages/es/es'
import { expectedOf, importCases } from './import-cases'
import { makeImportProject } from './import-project'
import { writeTranslation } from './translated-content'

const project = makeImportProject()
const say = es.import

const [CASE = expect.fail()] = importCases('translation')
const { resume: CV } = CASE

describe('a CV in another language', () => {
  it('fills the texts of what is surely the same, and says what it could not match', () => {
    const before = project.everyFile()
    const report = project.translate(CV, 'en')
    const unmatched = [
      'Educación: "PhD in Physics" (1999)',
      'Hard skills: "COBOL"',
      'Soft skills: "Creative"',
    ]
    expect(report).toContain([`${say.unmatched}:`, ...unmatched].join('\n  - '))
    expect(report).toContain(`${say.unplaced}:\n  - Educación · "Curso" · Institución: "School"`)
    expect(report).toContain(es.commands.translations.left('inglés', 4))
    const { perfil = {}, lists = {} } = expectedOf(CASE)
    expect(project.json('en/perfil')).toMatchObject(perfil)
    for (const [name, items] of Object.entries(lists)) {
      expect(project.json(`en/${name}`).items).toMatchObject(items)
    }
    const others = project.everyFile().filter(([file]) => !file.includes('content/en/'))
    expect(others).toEqual(before)
  })

  it('of a translation that is there changes what the resume says, once it is committed', () => {
    writeTranslation(project)
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
    expect(project.has('src/content/en')).toBe(false)
    const { mainLanguage, unknownLanguage } = es.reading.translation
    expect(() => project.translate(CV, 'klingon')).toThrow(unknownLanguage('en'))
    expect(() => project.translate(CV, 'es')).toThrow(mainLanguage('español').found)
  })
})
