import { beforeEach, expect, it } from 'vitest'
import { contentStore } from '../../src/tools/edit/content-store'
import { CERTIFICATES, freshProject, messageOf, VALID_CONTENT } from './content-project'
import { ENGLISH, writeTranslation } from './translated-content'

const project = freshProject()
const { json } = project
beforeEach(() => writeTranslation(project))
const store = () => contentStore(project.root)

it('the main language is swapped with another, one step, and swapped back it is what it was', () => {
  const said = store()
  const before = said.state().values
  said.swapLanguages('en')
  expect(json('perfil')).toMatchObject({
    ...ENGLISH.perfil,
    idioma: 'en',
    nombre: VALID_CONTENT.perfil.nombre,
  })
  const { puesto } = VALID_CONTENT.perfil
  expect(json('es/perfil')).toMatchObject({ puesto })
  expect(json('educacion').items[0]).toMatchObject({ id: 1, titulo: 'Degree', anioInicio: 2023 })
  expect(json('es/educacion').items[0]).toMatchObject({ id: 1, titulo: 'Tecnicatura' })
  expect(project.has('src/content/en/perfil.json')).toBe(false)
  expect(messageOf(project)).toBe('sin errores')
  expect(said.state()).toMatchObject({ language: 'en', languages: ['es'], stale: [] })
  said.swapLanguages('es')
  const { idioma: _said, ...perfil } = json('perfil')
  expect(perfil).toEqual(VALID_CONTENT.perfil)
  expect(json('proyectos')).toEqual(before.proyectos)
  said.undo()
  said.undo()
  expect(said.state().values).toEqual(before)
})

it('what has no translation stays, and a third language is as up to date as before', () => {
  project.writeProfile({ disponibilidad: 'Desde marzo' })
  writeTranslation(project, { perfil: { puesto: 'Programadora' } }, 'pt')
  const said = store()
  const { puesto } = VALID_CONTENT.perfil
  said.change('pt/perfil', undefined, { puesto: { base: 'Programadora', value: 'Dev' } })
  said.swapLanguages('en')
  expect(said.state().stale).toEqual([])
  expect([json('perfil').disponibilidad, json('pt/perfil').puesto]).toEqual(['Desde marzo', 'Dev'])
  said.change('perfil', undefined, { puesto: { base: json('perfil').puesto, value: 'Weaver' } })
  expect(said.state().stale).toEqual(['es/perfil 0 puesto', 'pt/perfil 0 puesto'])
  expect(json('es/perfil').puesto).toBe(puesto)
})

it('pages of projects change places, and a section keeps its address in each language', () => {
  project.writeProfile({ secciones: ['proyectos', 'certificados'] })
  const said = store()
  said.beginPage(1)
  const place = 'proyectos/agenda.md'
  said.change(place, undefined, {
    texto: { base: project.read(`src/content/${place}`), value: 'Ver [uno](/certificados/).' },
  })
  said.change(`en/${CERTIFICATES}`, undefined, {
    titulo: { base: ENGLISH[CERTIFICATES].titulo, value: 'Proofs' },
  })
  said.change(`en/${place}`, undefined, {
    texto: { value: 'See [one](/en/proofs/) and [home](/en/).' },
  })
  said.swapLanguages('en')
  const pages = [place, `es/${place}`].map((each) => project.read(`src/content/${each}`))
  expect(pages).toEqual(['See [one](/proofs/) and [home](/).', 'Ver [uno](/es/certificados/).'])
  expect(json('perfil').secciones).toEqual(['proyectos', 'proofs'])
  expect(json('secciones/proofs').titulo).toBe('Proofs')
  expect(json('es/secciones/proofs').titulo).toBe('Certificados')
  expect(project.site().own.map(({ list }) => list)).toEqual(['secciones/proofs'])
  expect(messageOf(project)).toBe('sin errores')
})
