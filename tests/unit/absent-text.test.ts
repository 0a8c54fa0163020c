import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { checkProject } from '../../src/tools/check/check-project'
import { readContent } from '../../src/tools/content/reading/read-content'
import { renderCv } from '../../src/tools/cv/cv-document'
import { resumeOf } from '../../src/tools/import/export/export-resume'
import { wordsFor } from '../../src/tools/messages/built-words'
import { asText, VALID_CONTENT } from './content-project'
import { makeImportProject } from './import-project'
import { readPdf } from './pdf-text'

const project = makeImportProject()
beforeEach(project.reset)
afterAll(project.remove)

/** Drawing a PDF takes seconds on a busy machine. */
const SLOW_MS = 60_000

const read = () => readContent(project.contentDir, project.publicDir)

/** A study without `descripcion`, and a job with an empty one. */
function writeWithoutTexts() {
  const items = VALID_CONTENT.educacion.items.map(({ descripcion: _, ...study }) => study)
  project.writeContent('educacion', asText({ items }))
  const [job] = VALID_CONTENT.experiencia.items
  project.writeContent('experiencia', asText({ items: [{ ...job, descripcion: '' }] }))
}

describe('a study or a job without a text', () => {
  beforeEach(writeWithoutTexts)

  it('is content like any other', () => {
    const { lists } = read()
    expect(lists.educacion[0]).not.toHaveProperty('descripcion')
    expect(lists.experiencia[0]?.descripcion).toBe('')
  })

  it('has no summary in resume.json, and comes back from it as it was', () => {
    const before = read()
    const resume = resumeOf(before.perfil, before.lists)
    for (const entry of [...(resume.work ?? []), ...(resume.education ?? [])]) {
      expect(entry).not.toHaveProperty('summary')
      expect(entry).not.toHaveProperty('highlights')
    }
    expect(project.importValue(resume).content.lists).toEqual(before.lists)
  })

  it(
    'has its heading alone in the CV',
    async () => {
      const { perfil: profile, lists } = read()
      const words = wordsFor('es', 'es')
      const spanish = { code: 'es', dir: 'ltr', words, home: profile.sitio } as const
      const { pdf } = await renderCv({ profile, lists }, spanish)
      const { text } = await readPdf(pdf)
      expect(text).toContain('Tecnicatura')
      expect(text).not.toMatch(/undefined|null|Programación|por completar/)
    },
    SLOW_MS,
  )
})

it(
  'an import invents no text, so that none holds up publishing',
  async () => {
    const { content, report } = project.importValue({
      basics: { name: 'Grace Example', summary: 'Trabajo con el equipo.' },
      work: [{ position: 'Ingeniera', name: 'Acme', startDate: '2020' }],
      volunteer: [{ position: 'Tutora', organization: 'Club', startDate: '2021' }],
      education: [{ studyType: 'Lic.', area: 'Física', startDate: '2012', endDate: '2019' }],
    })
    for (const entry of [...content.lists.experiencia, ...content.lists.educacion]) {
      expect(entry).not.toHaveProperty('descripcion')
    }
    expect(report).not.toContain('descripcion')
    const unfinished = (await checkProject(project.root))
      .filter(({ found }) => found.includes('por completar'))
      .map(({ file }) => file)
    expect(unfinished).not.toContain('src/content/experiencia.json')
    expect(unfinished).not.toContain('src/content/educacion.json')
  },
  SLOW_MS,
)
