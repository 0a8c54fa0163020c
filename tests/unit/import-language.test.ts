import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { resumeOf } from '../../src/tools/import/export/export-resume'
import { speakingIn } from '../../src/tools/import/spoken'
import { asText, VALID_CONTENT } from './content-project'
import { makeImportProject } from './import-project'

const project = makeImportProject()
beforeEach(project.reset)
afterAll(project.remove)

const RESUME = {
  basics: { name: 'Grace Example', summary: 'I work with the team for the users.' },
  work: [{ position: 'Engineer', name: 'Acme', startDate: '2020' }],
  education: [{ studyType: 'BSc', area: 'Physics', institution: 'ETH', endDate: '2019' }],
}

describe('a resume that says its language', () => {
  it.each(['en', 'en-GB', 'EN_us'])('%s makes a site in English', (language) => {
    const { content, report } = project.importValue({ ...RESUME, meta: { language } })
    expect(content.perfil).toMatchObject({ idioma: 'en', puesto: 'Job title to be completed' })
    expect(content.lists.experiencia[0]).toMatchObject({
      titulo: 'Engineer at Acme',
      tipoExperiencia: 'Job',
    })
    expect(content.lists.educacion[0]).toMatchObject({
      titulo: 'BSc in Physics, ETH',
      estado: 'Completed',
    })
    expect(report).toMatch(/^Wrote 3 files:/)
  })

  it('leaves a site in Spanish where it names another, or none', () => {
    for (const meta of [{ language: 'de' }, {}]) {
      const { content, report } = project.importValue({ ...RESUME, meta })
      expect(content.perfil).not.toHaveProperty('idioma')
      expect(report).toMatch(/^(?:Se escrib|El contenido ya dice)/)
    }
  })

  it('leaves the main language that the owner has chosen', () => {
    project.writeContent('perfil', asText({ ...VALID_CONTENT.perfil, idioma: 'en' }))
    expect(project.importValue(RESUME).content.perfil).toMatchObject({
      nombre: 'Grace Example',
      idioma: 'en',
    })
  })
})

it('content in English comes back through its own resume', () => {
  const perfil = { ...VALID_CONTENT.perfil, idioma: 'en' as const, pais: 'Germany' }
  const [job] = VALID_CONTENT.experiencia.items
  const [study] = VALID_CONTENT.educacion.items
  const lists = {
    experiencia: [{ ...job, titulo: 'Engineer at Acme', anioFin: null }],
    educacion: [{ ...study, titulo: 'BSc in Physics, ETH', anioFin: null }],
    'hard-skills': [],
    'soft-skills': [],
    proyectos: [],
    certificados: [],
  } as unknown as Parameters<typeof resumeOf>[1]
  const resume = speakingIn('en', () => resumeOf(perfil, lists))
  expect(resume.meta).toMatchObject({ language: 'en' })
  expect(resume.basics.location).toEqual({ city: 'Rosario', countryCode: 'DE' })
  expect(resume.work?.[0]).toMatchObject({ position: 'Engineer', name: 'Acme' })
  expect(resume.education?.[0]).toMatchObject({ studyType: 'BSc', area: 'Physics' })
  const { content } = project.importValue(resume)
  expect(content.perfil).toMatchObject({ idioma: 'en', pais: 'Germany' })
  expect(content.lists.experiencia[0]?.titulo).toBe('Engineer at Acme')
  expect(content.lists.educacion[0]?.titulo).toBe('BSc in Physics, ETH')
})
