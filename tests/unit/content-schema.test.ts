import { expect, it } from 'vitest'
import { CONTENT_NAMES, LIST_NAMES, UNKNOWN_SITE } from '../../src/model/schema/schema'
import {
  asText,
  CERTIFICATES,
  FULL_CONTENT,
  fileIn,
  freshProject,
  listsIn,
  messageOf,
  VALID_CONTENT,
} from './content-project'

const project = freshProject()

it.each(LIST_NAMES)('%s may have no file, which an empty one is not', (name) => {
  const absent = () => project.site().absent
  project.writeContent(name, '{ "items": [] }')
  expect(absent()).not.toContain(name)
  project.remove(`src/content/${name}.json`)
  expect(absent()).toContain(name)
})

it('content comes back as it was written, without $schema', () => {
  for (const name of CONTENT_NAMES) project.writeContent(name, asText(fileIn(FULL_CONTENT, name)))
  const { $schema: _editor, ...perfil } = FULL_CONTENT.perfil
  const own = [{ list: CERTIFICATES, titulo: 'Certificados' }]
  expect(project.site()).toMatchObject({ perfil, lists: listsIn(FULL_CONTENT), own })
})

it('only a name is needed of the profile, and of an entry what no source may lack', () => {
  project.writeContent('perfil', asText({ nombre: 'Ana Paz' }))
  const post = { titulo: 'Desarrolladora', anioFin: null, numeroOrden: 1 }
  project.writeList('experiencia', [post])
  project.writeList('educacion', [post])
  project.writeList('proyectos', [{ titulo: 'Agenda', numeroOrden: 1 }])
  const { perfil, lists } = project.site()
  const texts = { puesto: '', ciudad: '', pais: '', email: '', resumen: '' }
  expect(perfil).toEqual({ nombre: 'Ana Paz', ...texts, sitio: UNKNOWN_SITE })
  expect(lists.experiencia).toEqual([
    { ...post, id: 1, tipoExperiencia: '', tegnologiasUtilizadas: '', link: '' },
  ])
  expect(lists.educacion).toEqual([{ ...post, id: 1, certificado: null }])
  const addresses = { direccionWeb: '', gitHubWeb: '' }
  expect(lists.proyectos).toEqual([
    { titulo: 'Agenda', numeroOrden: 1, id: 1, descripcion: '', ...addresses },
  ])
})

it('an entry without an id gets the next that no other has, in order', () => {
  const [skill] = FULL_CONTENT['hard-skills'].items
  const items = [undefined, 1, undefined, 7].map((id) => ({ ...skill, id }))
  project.writeList('hard-skills', items)
  const { lists } = project.site()
  expect(lists['hard-skills'].map(({ id }) => id)).toEqual([2, 1, 3, 7])
})

const NEXT_YEAR = new Date().getUTCFullYear() + 1

it.each([
  ['the same month of one year', { anioInicio: 2021, anioFin: 2021, mesInicio: 5, mesFin: 5 }],
  ['an earlier month of a later year', { anioInicio: 2021, mesInicio: 9, mesFin: 2 }],
  ['next year', { anioInicio: NEXT_YEAR, anioFin: NEXT_YEAR + 4, estado: 'Inscripta' }],
  ['a finished study of which no year is known', { anioInicio: undefined, anioFin: null }],
  ['an open end with the month of the start', { anioFin: '', mesInicio: 5, estado: 'Pausado' }],
  ['a month of the end only', { mesFin: 12 }],
])('dates may be %s', (_, changes) => {
  const [, course] = VALID_CONTENT.educacion.items
  project.writeList('educacion', [{ ...course, ...changes }])
  expect(messageOf(project)).toBe('sin errores')
})
