// @vitest-environment happy-dom

import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { usedInText } from '../../src/model/fill-words'
import { LIST_NAMES } from '../../src/model/schema/schema'
import { routeOf, shownSections } from '../../src/model/sections'
import { NEW_TAB, paths, textsOf, visitSite, words } from './show'
import * as site from './site-content'

async function visit(
  path: string,
  lists: object,
  more: object = {},
  sections = shownSections({}, [], site.ownSections),
) {
  const content = { ...site, sections, lists: { ...site.lists, ...lists }, ...more }
  vi.doMock('virtual:content', () => content)
  return visitSite(path)
}
afterEach(() => vi.doUnmock('virtual:content'))

it('the long text of the fourth post, and of one six years old, is told in its first lines and a rest', async () => {
  const items = Array.from({ length: 20 }, (_, row) => `Logro ${row + 1}, y cómo se midió.`)
  const [post] = site.lists.experiencia
  const experiencia = [2025, 2020, 2019, 2025, 2025].map((anioFin, place) => ({
    ...{ ...post, id: place, titulo: `Post ${place}`, numeroOrden: place, anioFin },
    descripcion: place === 4 ? 'Breve.' : items.map((item) => `- ${item}`).join('\n'),
  }))
  await visit(paths.experience, { experiencia })
  const posts = screen.getAllByRole('article')
  const rests = posts.map((each) => each.querySelector('details'))
  expect(rests.map((rest) => rest !== null)).toEqual([false, false, true, true, false])
  const old = within(posts[2] as HTMLElement)
  expect(textsOf(old.getAllByRole('listitem', { hidden: true }))).toEqual(items)
  expect(rests[2]?.open).toBe(false)
  expect(rests[2]?.querySelector('summary')).toHaveTextContent(`${words.entry.more}: Post 2`)
  expect(rests[2]?.textContent).not.toContain(items[0])
})

it('a description of some lines is whole in the first three projects, collapsed from the fourth on', async () => {
  const [project] = site.lists.proyectos
  const descripcion = 'Turnos que respetan los descansos de cada persona. '.repeat(6).trim()
  const proyectos = Array.from({ length: 5 }, (_, id) => ({
    ...{ ...project, id, numeroOrden: id },
    descripcion: id === 4 ? 'Breve.' : descripcion,
  }))
  await visit(paths.projects, { proyectos })
  const rests = screen.getAllByRole('article').map((each) => each.querySelector('details'))
  expect(rests.map((rest) => rest !== null)).toEqual([false, false, false, true, false])
})

it('of a project of a page the rest is collapsed, also of the first', async () => {
  const [project] = site.lists.proyectos
  const descripcion = 'Turnos que respetan los descansos de cada persona. '.repeat(40).trim()
  await visit(paths.projects, { proyectos: [{ ...project, descripcion }] })
  const [first] = screen.getAllByRole('article')
  expect(first?.querySelector('details')?.textContent?.length).toBeGreaterThan(
    descripcion.length / 2,
  )
})

it('languages have the page of the skills, also without any', async () => {
  const idiomas = [{ idioma: 'Inglés', nivel: 'B2' }]
  const sections = shownSections({ idiomas }, LIST_NAMES)
  const profile = { ...site.profile, idiomas }
  await visit(paths.skills, { 'hard-skills': [], 'soft-skills': [] }, { profile }, sections)
  expect(textsOf(screen.getAllByRole('heading', { level: 2 }))).toEqual([words.skills.languages])
  expect(screen.getByText('Inglés')).toBeVisible()
  expect(shownSections({ idiomas }, LIST_NAMES).tiles).toEqual(['skills'])
  expect(shownSections({ idiomas: [] }, LIST_NAMES).tiles).toEqual([])
})

it('no line breaks after the hyphen that a word begins with', async () => {
  const [post] = site.lists.experiencia
  const descripcion = 'Messung und -regelung (-steuerung), Front-end, a - b, -5 °C'
  await visit(paths.experience, { experiencia: [{ ...post, descripcion }] })
  const text = screen.getByText(/Messung/).textContent
  expect(text).toBe('Messung und -\u2060regelung (-\u2060steuerung), Front-end, a - b, -5 °C')
})

it('skills with a mark are tiles, those without are chips below them, in one group', async () => {
  const [react] = site.lists['hard-skills']
  const titles = ['Scrum', 'React', 'Kafka', 'Internationalization']
  const skills = titles.map((titulo, id) => ({
    ...{ ...react, id, titulo, numeroOrden: id, grupo: 'Herramientas' },
    icon: ['React', 'Internationalization'].includes(titulo) ? 'a/b.svg' : 'iconos/habilidad.svg',
  }))
  await visit(
    paths.skills,
    { 'hard-skills': skills },
    { skillsOfTechnologies: { TypeScript: 2, Rust: 2 } },
  )
  const hard = within(screen.getByRole('region', { name: words.skills.hard }))
  const shown = textsOf(hard.getAllByRole('heading', { level: 4 }))
  expect(shown.map((text) => text?.replaceAll('\u00ad', '-'))).toEqual([
    'React',
    'Interna-tio-na-li-za-tion',
    'Scrum',
    'Kafka',
  ])
  expect(hard.getAllByRole('img')).toHaveLength(2)
  const chip = within(hard.getByText('Kafka').closest('article') as HTMLElement)
  expect(chip.getByRole('button')).toHaveTextContent(`Kafka: ${usedInText(words, 1, 1)}`)
})

it('no tile is alone in a row of a wide list; on phones one of 7, 13 or 19 is', async () => {
  const [react] = site.lists['hard-skills']
  const sizes = Array.from({ length: 20 }, (_, index) => index + 2)
  const skills = sizes
    .flatMap((size) => Array.from({ length: size }, () => ({ ...react, grupo: `${size}` })))
    .map((skill, id) => ({ ...skill, id, titulo: `${id}`, icon: 'a/b.svg', numeroOrden: id }))
  await visit(paths.skills, { 'hard-skills': skills })
  const hard = within(screen.getByRole('region', { name: words.skills.hard }))
  const isAlone = (list: HTMLElement, rows: RegExp) =>
    list.childElementCount % Number(rows.exec(list.className)?.[1]) === 1
  const lists = hard.getAllByRole('list')
  const alone = (rows: RegExp) =>
    lists.filter((list) => isAlone(list, rows)).map((list) => list.childElementCount)
  expect(lists.map((list) => list.childElementCount)).toEqual(sizes)
  expect(alone(/wide-(\d)/)).toEqual([])
  expect(alone(/narrow-(\d)/)).toEqual([7, 13, 19])
})

it('short entries that follow one another are rows, whose titles are the links; others are panels', async () => {
  const story = 'Una historia más larga que una línea de la lista. '.repeat(3)
  const certificates = [
    { titulo: 'Nubes', subtitulo: 'Uno', fecha: '2024-05', enlace: site.ADDRESS },
    { titulo: 'Redes', enlace: site.ADDRESS, textoEnlace: 'Ver' },
    { titulo: 'Datos', descripcion: story, enlace: site.ADDRESS },
    { titulo: 'Sola' },
    { titulo: 'Mapas', imagen: 'mapa.png', imagenAlt: 'El mapa' },
    { titulo: 'Normas', tecnologias: 'ISO' },
    { titulo: 'Un título que no cabe en dos líneas. '.repeat(4).trim() },
  ].map((each, id) => ({ ...each, id, numeroOrden: id }))
  await visit(paths[routeOf(site.CERTIFICATES)], { [site.CERTIFICATES]: certificates })
  const entries = screen.getAllByRole('article')
  const linksOf = (entry: HTMLElement) => textsOf(within(entry).queryAllByRole('link'))
  expect(entries.map((entry) => entry.closest('ul.panel') !== null)).toEqual([
    ...[true, true, false, false, false, false, false],
  ])
  expect(entries.map((entry) => entry.closest('li')?.id)).toEqual(
    certificates.map(({ id }) => `certificados-${id}`),
  )
  expect(entries.slice(0, 3).map(linksOf)).toEqual([
    [`Nubes${NEW_TAB}`],
    [`Ver${NEW_TAB}`],
    [words.entry.link + NEW_TAB],
  ])
  expect(entries[0]).toHaveTextContent('may 2024')
})

it.each([
  [['Finalizado', 'Finalizado'], 0],
  [['Finalizado', 'Cursando', 'Finalizado'], 3],
  [['Finalizado'], 1],
])('a state that several entries say alike is shown of none: %s', async (states, shown) => {
  const [course] = site.lists.educacion
  const educacion = states.map((estado, id) => ({ ...course, id, numeroOrden: id, estado }))
  await visit(paths.education, { educacion })
  expect(screen.queryAllByText(/^(Finalizado|Cursando)$/)).toHaveLength(shown)
})

it('a line does not break at the hyphen of a word in a title', async () => {
  const [post] = site.lists.experiencia
  const titulo = 'Ingeniera front-end de Quiroga-Etchevehere e Hijos'
  await visit(paths.experience, { experiencia: [{ ...post, titulo }] })
  const heading = screen.getByRole('heading', { name: titulo, level: 2 })
  expect(textsOf([...heading.querySelectorAll('.unbroken')])).toEqual(['front-end'])
})
