import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { readContent } from '../../src/tools/content/reading/read-content'
import { renderCv } from '../../src/tools/cv/cv-document'
import { resumeOf } from '../../src/tools/import/export/export-resume'
import { wordsFor } from '../../src/tools/messages/built-words'
import { asText, VALID_CONTENT } from './content-project'
import { makeImportProject } from './import-project'
import { readPdf } from './pdf-text'

const project = makeImportProject()
afterAll(project.remove)

describe('a study without a text, or a job with an empty one', () => {
  const read = () => readContent(project.contentDir, project.publicDir)
  beforeEach(() => {
    project.reset()
    const items = VALID_CONTENT.educacion.items.map(({ descripcion: _, ...study }) => study)
    project.writeContent('educacion', asText({ items }))
    const [job] = VALID_CONTENT.experiencia.items
    project.writeContent('experiencia', asText({ items: [{ ...job, descripcion: '' }] }))
  })

  it('is content like any other, and has no summary in resume.json', () => {
    const { perfil, lists } = read()
    expect(lists.educacion[0]).not.toHaveProperty('descripcion')
    expect(lists.experiencia[0]?.descripcion).toBe('')
    const { work = [], education = [] } = resumeOf(perfil, lists)
    expect([...work, ...education]).toHaveLength(3)
    for (const entry of [...work, ...education]) {
      expect(entry).not.toHaveProperty('summary')
      expect(entry).not.toHaveProperty('highlights')
    }
  })

  it('has its heading alone in the CV', async () => {
    const { perfil: profile, lists } = read()
    const words = wordsFor('es', 'es')
    const { pdf } = await renderCv(
      { profile, lists },
      { code: 'es', dir: 'ltr', words, home: profile.sitio },
    )
    const { text } = await readPdf(pdf)
    expect(text).toContain('Tecnicatura')
    expect(text).not.toMatch(/undefined|null|Programación/)
  })
})

it('an import invents no text', () => {
  project.reset()
  const { content, report } = project.importValue({
    basics: { name: 'Grace Example', summary: 'Trabajo con el equipo.' },
    work: [{ position: 'Ingeniera', name: 'Acme', startDate: '2020' }],
    volunteer: [{ position: 'Tutora', organization: 'Club', startDate: '2021' }],
    education: [{ studyType: 'Lic.', area: 'Física', startDate: '2012', endDate: '2019' }],
  })
  const entries = [...content.lists.experiencia, ...content.lists.educacion]
  expect(entries).toHaveLength(3)
  for (const entry of entries) expect(entry).not.toHaveProperty('descripcion')
  expect(report).not.toContain('descripcion')
})
