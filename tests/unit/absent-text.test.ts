import { afterAll, expect, it } from 'vitest'
import { readContent } from '../../src/tools/content/reading/read-content'
import { renderCv } from '../../src/tools/cv/render-cv'
import { resumeOf } from '../../src/tools/import/export/export-resume'
import { wordsFor } from '../../src/tools/messages/built-words'
import { asText, makeProject, VALID_CONTENT } from './content-project'
import { readPdf } from './pdf-text'

const project = makeProject()
afterAll(project.remove)

it('a study or a job without a text is content like any other, and has its heading alone', async () => {
  const studies = VALID_CONTENT.educacion.items.map(({ descripcion: _, ...study }) => study)
  project.writeContent('educacion', asText({ items: studies }))
  const [job] = VALID_CONTENT.experiencia.items
  project.writeContent('experiencia', asText({ items: [{ ...job, descripcion: '' }] }))
  const { perfil: profile, lists } = readContent(project.contentDir, project.publicDir)
  const resume = resumeOf(profile, lists)
  for (const entry of [...(resume.work ?? []), ...(resume.education ?? [])]) {
    expect(entry).not.toHaveProperty('summary')
    expect(entry).not.toHaveProperty('highlights')
  }
  const spanish = { code: 'es', dir: 'ltr', words: wordsFor('es', 'es') } as const
  const { pdf } = await renderCv({ profile, lists }, { ...spanish, home: profile.sitio })
  const { text } = await readPdf(pdf)
  expect(text).toContain(studies[0]?.titulo)
  expect(text).not.toMatch(/undefined|null|Programación|por completar/)
})
