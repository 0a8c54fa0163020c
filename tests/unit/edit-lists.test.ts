import { beforeEach, describe, expect, it } from 'vitest'
import { contentStore } from '../../src/tools/edit/content-store'
import { itemsOf } from '../../src/tools/edit/field-spot'
import { pastedSkills } from '../../src/tools/skills/pasted-skills'
import { freshProject, messageOf, VALID_CONTENT } from './content-project'
import { ENGLISH, writeTranslation } from './translated-content'

const project = freshProject()
const { json, text: textOf } = project
const store = () => contentStore(project.root)
type Entry = Record<string, unknown> & { id: number; titulo: string; numeroOrden: number }
const itemsIn = (place: string): Entry[] => json(place).items
const inOrder = (place: string) =>
  itemsIn(place)
    .toSorted((a, b) => a.numeroOrden - b.numeroOrden)
    .map(({ titulo }) => titulo)

describe('a list of skills that is pasted', () => {
  it.each([
    ['Python, Go, Kafka', ['Python', 'Go', 'Kafka']],
    ['- Python\n• CI/CD\n\n* Go', ['Python', 'CI/CD', 'Go']],
    ['Datos: PostgreSQL, Redis\nGo', ['Datos/PostgreSQL', 'Datos/Redis', 'Go']],
    ['Datos:\nPostgreSQL\nRedis\n\nGo', ['Datos/PostgreSQL', 'Datos/Redis', 'Go']],
  ])('is read as people write it: %j', (text, expected) => {
    const said = pastedSkills(text).map(({ grupo, titulo }) =>
      [grupo, titulo].filter(Boolean).join('/'),
    )
    expect(said).toEqual(expected)
  })

  it('gets an entry and a mark for each that is new, in one step', () => {
    const before = textOf('hard-skills')
    const said = store()
    const told = said.addSkills('hard-skills', 'Python, reactjs, Go, Kafka, golang, Cosa mía')
    expect([told.added, told.of]).toEqual([4, 6])
    expect(itemsIn('hard-skills').map(({ id, titulo, icon }) => [id, titulo, icon])).toEqual([
      [1, 'React', 'devicon:react'],
      [2, 'Python', 'devicon:python'],
      [3, 'Go', 'devicon:go'],
      [4, 'Kafka', 'devicon:apachekafka'],
      [5, 'Cosa mía', 'iconos/habilidad.svg'],
    ])
    expect(inOrder('hard-skills')).toEqual(['React', 'Python', 'Go', 'Kafka', 'Cosa mía'])
    expect(messageOf(project)).toBe('sin errores')
    said.undo()
    expect(textOf('hard-skills')).toBe(before)
  })

  it('gives what is no name no mark of a brand', () => {
    store().addSkills('soft-skills', 'Progress')
    expect(itemsIn('soft-skills').at(-1)?.icon).toBe('iconos/habilidad.svg')
    expect(() => store().addSkills('educacion', 'Progress')).toThrow()
  })
})

describe('a group of skills', () => {
  const groups = (place: string) => itemsIn(place).map(({ grupo }) => grupo)
  beforeEach(() => {
    writeTranslation(project)
    store().addSkills('hard-skills', 'Datos: PostgreSQL, Redis\nGo')
  })

  it('has one translation, which an entry that comes into it has, too', () => {
    const said = store()
    expect(said.change('en/hard-skills', 3, { grupo: { value: 'Data' } }).written).toEqual([
      'grupo',
    ])
    expect(itemsIn('en/hard-skills').map(({ id, grupo }) => [id, grupo])).toEqual([
      [1, undefined],
      [3, 'Data'],
      [2, 'Data'],
    ])
    said.change('hard-skills', 4, { grupo: { value: 'Datos' } })
    expect(groups('en/hard-skills')).toEqual([undefined, 'Data', 'Data', 'Data'])
    expect(said.state().stale).toEqual([])
    expect(messageOf(project)).toBe('sin errores')
  })

  it('is renamed for all of its entries, and its translation is to be looked at once', () => {
    const said = store()
    said.change('en/hard-skills', 2, { grupo: { value: 'Data' } })
    said.renameShared('hard-skills', 'grupo', 'Datos', 'Bases de datos')
    expect(groups('hard-skills')).toEqual([
      undefined,
      'Bases de datos',
      'Bases de datos',
      undefined,
    ])
    expect(said.state().stale).toHaveLength(2)
    said.confirm({ place: 'en/hard-skills', id: 2, field: 'grupo' })
    expect(said.state().stale).toEqual([])
    said.renameShared('hard-skills', 'grupo', 'Bases de datos', '')
    expect(groups('hard-skills')).toEqual([undefined, undefined, undefined, undefined])
    expect(() => said.renameShared('hard-skills', 'titulo', 'Go', 'C')).toThrow()
  })
})

it('what is the same in another language is said for a whole list at once, but no story', () => {
  writeTranslation(project, { perfil: ENGLISH.perfil })
  const said = store()
  expect(said.repeatOriginals('en/educacion').count).toBe(4)
  const [degree] = itemsIn('en/educacion')
  expect(degree).toMatchObject({ titulo: 'Tecnicatura', estado: 'Cursando' })
  expect(degree).not.toHaveProperty('descripcion')
  expect([said.repeatOriginals('en/educacion').count, said.state().stale]).toEqual([0, []])
  expect(messageOf(project)).toBe('sin errores')
})

it('an entry is copied with its translations, below itself, and undone as one', () => {
  writeTranslation(project)
  const said = store()
  const [degree = {}] = itemsOf(said.state().values.educacion)
  const before = [textOf('educacion'), textOf('en/educacion')]
  expect(said.copy('educacion', { ...degree }).id).toBe(3)
  expect(inOrder('educacion')).toEqual(['Tecnicatura', 'Tecnicatura', 'Curso'])
  expect(itemsIn('en/educacion').map(({ id, titulo }) => [id, titulo])).toEqual([
    [1, 'Degree'],
    [3, 'Degree'],
    [2, 'Course'],
  ])
  expect(messageOf(project)).toBe('sin errores')
  expect(said.copy('educacion', { ...degree, titulo: 'Otra' }).conflicts).toEqual(['items'])
  said.undo()
  expect([textOf('educacion'), textOf('en/educacion')]).toEqual(before)
})

describe('a new entry', () => {
  const [job] = VALID_CONTENT.experiencia.items
  const years = { Nueva: 2024, Media: 2020, Vieja: 2015 }
  const jobs = Object.entries(years).map(([titulo, anioInicio], index) => {
    return {
      ...job,
      id: index + 1,
      titulo,
      anioInicio,
      anioFin: anioInicio + 1,
      numeroOrden: index,
    }
  })
  beforeEach(() => project.writeList('experiencia', jobs))

  it.each([
    [2010, ['Nueva', 'Media', 'Vieja', 'Otra']],
    [2017, ['Nueva', 'Media', 'Otra', 'Vieja']],
    [2026, ['Otra', 'Nueva', 'Media', 'Vieja']],
    [undefined, ['Otra', 'Nueva', 'Media', 'Vieja']],
  ])('that began in %s stands where its date does', (anioInicio, expected) => {
    const entry = { titulo: 'Otra', ...(anioInicio && { anioInicio, anioFin: anioInicio }) }
    const fields = Object.entries(entry).map(([field, value]) => [field, { value }])
    store().change('experiencia', 4, Object.fromEntries(fields))
    expect(inOrder('experiencia')).toEqual(expected)
    expect(itemsIn('experiencia').at(-1)).toMatchObject({ titulo: 'Otra', id: 4 })
    expect(messageOf(project)).toBe('sin errores')
  })
})

it('a copied project has no page, which is that of the first', () => {
  const said = store()
  said.beginPage(1)
  const [diary = {}] = itemsOf(said.state().values.proyectos)
  said.copy('proyectos', { ...diary })
  expect(itemsIn('proyectos').map(({ pagina }) => pagina)).toEqual(['agenda', undefined])
  expect(messageOf(project)).toBe('sin errores')
})

it('the translation of a new entry waits for it', () => {
  writeTranslation(project)
  const said = store()
  const typed = { id: 3, field: 'titulo' }
  const icon = { place: 'hard-skills', id: 3, field: 'icon', value: 'devicon:go' }
  const title = { ...typed, place: 'hard-skills', value: 'Go' }
  said.type([{ ...typed, place: 'en/hard-skills', value: 'Golang' }, title])
  expect(said.state().drafts.map(({ waits }) => waits)).toEqual([undefined, 'mending'])
  said.type([icon])
  expect(itemsIn('en/hard-skills').at(-1)).toMatchObject({ id: 3, titulo: 'Golang' })
  expect(said.state().drafts).toEqual([])
})

describe('what was undone', () => {
  const puesto = () => json('perfil').puesto
  const change = (said: ReturnType<typeof store>, base: string, value: string) =>
    said.change('perfil', undefined, { puesto: { base, value } })

  it('is done again, until something else is changed', () => {
    const said = store()
    const { puesto: first } = VALID_CONTENT.perfil
    change(said, first, 'Uno')
    change(said, 'Uno', 'Dos')
    said.undo()
    said.undo()
    expect([puesto(), said.state().canRedo]).toEqual([first, true])
    expect([said.redo().isDone, puesto()]).toEqual([true, 'Uno'])
    change(said, 'Uno', 'Tres')
    expect(said.state().canRedo).toBe(false)
    expect([said.redo().isDone, puesto()]).toEqual([false, 'Tres'])
    said.undo()
    expect(puesto()).toBe('Uno')
  })

  it('is told by its field, its entry or its list, and not by what follows it', () => {
    writeTranslation(project)
    const said = store()
    const [degree = {}] = itemsOf(said.state().values.educacion)
    const title = degree.titulo
    change(said, VALID_CONTENT.perfil.puesto, 'Uno')
    said.change('en/educacion', 1, { titulo: { base: 'Degree', value: 'Diploma' } })
    said.sort('educacion', [2, 1])
    said.remove('educacion', { ...itemsOf(said.state().values.educacion)[0] })
    const undone = () => said.undo().changed
    expect(undone()).toEqual([{ place: 'educacion', title }])
    expect(undone()).toContainEqual({ place: 'educacion' })
    expect(undone()).toEqual([{ place: 'en/educacion', title: 'Degree', field: 'titulo' }])
    expect(undone()).toEqual([{ place: 'perfil', title: undefined, field: 'puesto' }])
    expect(undone()).toEqual([])
  })

  it('is done again, also where a file was deleted and another was dropped by its name', async () => {
    const said = store()
    const svg = (side: number) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} 1"/>`)
    const { path: first } = await said.drop('a.svg', 'imagen', svg(1))
    said.removeUnneeded(`public/${first}`)
    const { path: second } = await said.drop('a.svg', 'imagen', svg(2))
    said.change('proyectos', 1, { imagen: { value: second }, imagenAlt: { value: 'Un plano' } })
    said.undo()
    said.undo()
    expect(project.has(`public/${first}`)).toBe(true)
    expect([said.redo(), said.redo()]).toMatchObject([
      { isDone: true, passed: [] },
      { isDone: true, passed: [] },
    ])
    expect(project.has(`public/${first}`)).toBe(false)
    expect(messageOf(project)).toBe('sin errores')
  })

  it('brings a dropped picture back with it', async () => {
    const said = store()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')
    const { path } = await said.drop('a.svg', 'imagen', svg)
    const fields = { imagen: { value: path }, imagenAlt: { value: 'Un plano' } }
    expect(said.change('proyectos', 1, fields).written).toHaveLength(2)
    const isThere = () => project.has(`public/${path}`)
    said.undo()
    expect(isThere()).toBe(false)
    said.redo()
    expect(isThere()).toBe(true)
    expect(messageOf(project)).toBe('sin errores')
  })
})
