import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { technologyItems } from '../../src/model/entries'
import type { Education, Experience, Profile } from '../../src/model/schema/schema'
import { resumeOf } from '../../src/tools/output/resume/resume'
import { NO_LISTS, readFixture } from '../fixtures/fixture'
import { FULL_CONTENT, listsIn, VALID_CONTENT } from './content-project'
import { HOSTILE_LISTS, HOSTILE_PROFILE } from './hostile-profile'

type Validate = (
  resume: unknown,
  done: (errors: { stack: string }[] | null, isValid: boolean) => void,
) => void
const { validate } = createRequire(import.meta.url)('@jsonresume/schema') as { validate: Validate }

const errorsOf = (resume: unknown) => {
  let errors: string[] = []
  validate(resume, (found) => {
    errors = (found ?? []).map(({ stack }) => stack)
  })
  return errors
}

const { perfil, lists } = readFixture()
const [job] = lists.experiencia
const [study] = lists.educacion

describe('the published resume.json', () => {
  it('says the content in the standard’s own fields', () => {
    const atSchool = { institucion: 'Universidad Ejemplo', certificado: 'titulo.pdf' }
    const educacion = [{ ...(study as Education), ...atSchool }]
    const resume = resumeOf(perfil, { ...lists, educacion }, 'es')
    expect(errorsOf(resume)).toEqual([])
    expect(resume.basics).toMatchObject({
      image: `${perfil.sitio}${perfil.foto}`,
      location: { city: perfil.ciudad, countryCode: 'AR' },
    })
    expect(resume.work?.[0]).toMatchObject({
      ...{ name: job?.empresa, position: job?.titulo },
      ...{ type: job?.tipoExperiencia, startDate: String(job?.anioInicio) },
      keywords: technologyItems(job?.tegnologiasUtilizadas ?? ''),
    })
    const institution = atSchool.institucion
    const { titulo: area, estado: status } = study ?? {}
    expect(resume.education).toMatchObject([{ area, institution, status }])
    expect(resume.certificates).toMatchObject([{ name: area, issuer: institution }])
    expect(resume.languages).toEqual([{ language: 'Inglés', type: 'soft-skills' }])
    const { direccionWeb: url, gitHubWeb: repository } = lists.proyectos[0] ?? {}
    expect(resume.projects?.[0]).toMatchObject({ url, repository })
  })

  it('names no employer and no school that the content does not', () => {
    const experiencia = [
      { ...(job as Experience), titulo: 'Especialista en Seguridad', empresa: undefined },
    ]
    const educacion = [
      { ...(study as Education), titulo: 'Grado en Letras, Granada', institucion: undefined },
    ]
    const { work, education } = resumeOf(perfil, { ...lists, experiencia, educacion }, 'es')
    expect(work?.[0]).toMatchObject({ position: 'Especialista en Seguridad' })
    expect(work?.[0]).not.toHaveProperty('name')
    expect(education?.[0]).toMatchObject({ area: 'Grado en Letras, Granada' })
    expect(education?.[0]).not.toHaveProperty('institution')
  })

  it('has no summary of a study without a text, or of a job with an empty one', () => {
    const { descripcion: _none, ...silent } = study as Education
    const experiencia = [{ ...(job as Experience), descripcion: '' }]
    const { work = [], education = [] } = resumeOf(
      perfil,
      { ...lists, experiencia, educacion: [silent] },
      'es',
    )
    for (const entry of [...work, ...education]) {
      expect(entry).not.toHaveProperty('summary')
      expect(entry).not.toHaveProperty('highlights')
    }
  })

  it.each([
    ['every field', FULL_CONTENT.perfil as Profile, listsIn(FULL_CONTENT)],
    ['hostile texts', HOSTILE_PROFILE, HOSTILE_LISTS],
    ['little', VALID_CONTENT.perfil as Profile, NO_LISTS],
  ])('is valid for content with %s', (_what, profile, all) => {
    for (const language of ['es', 'en'] as const) {
      const resume = resumeOf(profile, all, language)
      expect(errorsOf(resume)).toEqual([])
      expect('work' in resume).toBe(all.experiencia.length > 0)
    }
  })
})
