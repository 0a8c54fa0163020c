// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { OwnList } from '../../src/model/own-list'
import { routeOf, shownSections } from '../../src/model/sections'
import { NEW_TAB, paths, showSite, textsOf, words } from './show'
import { ADDRESS, CERTIFICATES, lists, QUOTES } from './site-content'

vi.mock('virtual:content', async () => {
  const full = await import('./full-content')
  return { ...full, sections: shownSections({}, [], full.ownSections) }
})

const { routes, skills: names } = words
const pathOf = (list: OwnList) => paths[routeOf(list)]
const { stillGoing, certificate, link, code, web, technologies } = words.entry

function entry(title: string) {
  const heading = screen.getByRole('heading', { name: title, level: 2 })
  return within(heading.closest('article') as HTMLElement)
}

const linksOf = (title: string) =>
  entry(title)
    .queryAllByRole('link')
    .map((each) => [each.textContent, each.getAttribute('href'), each.getAttribute('target')])

const itemsOf = (list: HTMLElement) => textsOf(within(list).getAllByRole('listitem'))
const technologiesOf = (title: string) =>
  entry(title).queryAllByRole('list', { name: technologies }).map(itemsOf)

describe('every section', () => {
  it.each([
    [routes.education, paths.education, lists.educacion],
    [routes.experience, paths.experience, lists.experiencia],
    [routes.projects, paths.projects, lists.proyectos],
    ['Certificados', pathOf(CERTIFICATES), lists[CERTIFICATES] ?? []],
  ] as const)('shows its entries in order: %s', (_name, path, items) => {
    showSite(path)
    const sorted = [...items].sort((a, b) => a.numeroOrden - b.numeroOrden)
    const headings = screen.getAllByRole('heading', { level: 2 })
    expect(textsOf(headings)).toEqual(sorted.map(({ titulo }) => titulo))
    expect(screen.getAllByRole('article')).toHaveLength(items.length)
  })

  it.each([
    [paths.experience, 'Programadora en Uno'],
    [paths.education, 'Secundaria'],
    [paths.projects, 'Mapa'],
  ])('%s shows the paragraphs and lists of a description, in order', (path, title) => {
    showSite(path)
    const list = entry(title).getByText('Pagos').closest('ul') as HTMLElement
    expect(itemsOf(list)).toEqual(['Pagos', 'Envíos'])
    const around = [list.previousElementSibling, list.nextElementSibling]
    expect(around.map((each) => each?.tagName)).toEqual(['P', 'P'])
    expect(around.map((each) => each?.textContent)).toEqual([
      'Una tienda\nen línea.',
      'Con un equipo de cinco.',
    ])
  })

  it('shows nothing in place of a text that is not there', () => {
    showSite(paths.education)
    const shown = entry('Curso').getAllByText(/\S/, {
      selector: 'p, p *, h2, h2 *, li',
    })
    const when = `2024 -\u00a0${stillGoing}`
    expect(textsOf(shown)).toEqual(['Curso', when, 'Cursando'])
  })
})

it('education shows years and state, and a certificate if there is one', () => {
  showSite(paths.education)
  expect(entry('Secundaria').getByText('2012 - 2017')).toBeVisible()
  expect(entry('Secundaria').getByText('Escuela')).toBeVisible()
  expect(entry('Secundaria').getByText('Finalizado')).toBeVisible()
  expect(linksOf('Secundaria')).toEqual([[certificate + NEW_TAB, ADDRESS, '_blank']])
  expect(linksOf('Curso')).toEqual([[certificate + NEW_TAB, '/certificados/b.pdf', '_blank']])
  expect(linksOf('Tecnicatura')).toEqual([])
})

it('experience shows months, kind, each technology once, and its link, or none of them', () => {
  showSite(paths.experience)
  const closed = entry('Programadora en Uno').getByText('mar 2021 – jul 2021')
  // No break but before the dash.
  expect(closed.textContent).toBe('mar\u00a02021 –\u00a0jul\u00a02021')
  expect(entry('Programadora en Uno').getByText('Uno')).toBeVisible()
  expect(entry('Programadora en Uno').getByText('Trabajo')).toBeVisible()
  expect(technologiesOf('Programadora en Uno')).toEqual([['TypeScript', 'React', 'PostgreSQL']])
  expect(linksOf('Programadora en Uno')).toEqual([
    [link + NEW_TAB, 'https://example.com/uno', '_blank'],
  ])
  expect(entry('Antes').getByText(`sept 2019 – ${stillGoing}`)).toBeVisible()
  expect([technologiesOf('Antes'), linksOf('Antes')]).toEqual([[], []])
})

describe('a section of the owner’s own', () => {
  it('shows what, where and when, and links an address or a file by its text, or nothing', () => {
    showSite(pathOf(CERTIFICATES))
    expect(entry('Nubes').getByText('sept 2024')).toBeVisible()
    expect(entry('Nubes').getByText('Uno')).toBeVisible()
    expect(entry('Datos').getByText('2020 - 2021')).toBeVisible()
    expect(technologiesOf('Nubes')).toEqual([['AWS', 'Linux']])
    expect(linksOf('Nubes')).toEqual([[`Ver certificado${NEW_TAB}`, ADDRESS, '_blank']])
    expect(linksOf('Redes')).toEqual([[link + NEW_TAB, '/a/b.pdf', '_blank']])
    expect(linksOf('Datos')).toEqual([])
  })

  it('shows a picture in sizes, AVIF first, with its text', () => {
    showSite(pathOf(CERTIFICATES))
    const picture = entry('Mapas').getByRole('img', { name: 'El mapa' })
    expect(picture).toHaveAttribute('src', '/assets/mapa-1200.webp')
    expect(picture.previousElementSibling).toHaveAttribute('type', 'image/avif')
  })

  it('of quotes shows words, who said them, as what, and where', () => {
    showSite(pathOf(QUOTES))
    const quote = entry('Lía Sosa').getByText('Resuelve y explica.')
    expect(quote.closest('blockquote')).toBeVisible()
    expect(entry('Lía Sosa').getByText('Jefa en Uno')).toBeVisible()
    expect(linksOf('Lía Sosa')).toEqual([[words.entry.source + NEW_TAB, ADDRESS, '_blank']])
    const [, unsigned] = screen.getAllByRole('article')
    expect(unsigned).toHaveTextContent(/^Sin firma\.$/)
  })
})

describe('a project', () => {
  it('lists its technologies, and its further links after SPEC’s', () => {
    showSite(paths.projects)
    expect(technologiesOf('Mapa')).toEqual([['Rust', 'SQL']])
    expect(technologiesOf('Otro')).toEqual([])
    expect(linksOf('Mapa')).toEqual([
      [code + NEW_TAB, 'https://example.com/ana/mapa', '_blank'],
      [web + NEW_TAB, 'https://example.com/mapa', '_blank'],
      [`Charla${NEW_TAB}`, 'http://example.com/charla', '_blank'],
    ])
    expect(linksOf('Sin enlaces')).toEqual([])
  })

  it('shows its picture in the sizes that the build made, AVIF first', () => {
    showSite(paths.projects)
    const picture = entry('Mapa').getByRole('img', { name: 'El mapa en un teléfono' })
    const attributes = {
      src: '/assets/mapa-1200.webp',
      srcset: '/assets/mapa-640.webp 640w, /assets/mapa-1200.webp 1200w',
      width: '1200',
      height: '2400',
    }
    for (const [name, value] of Object.entries(attributes)) {
      expect(picture).toHaveAttribute(name, value)
    }
    expect(picture).toHaveAttribute('sizes')
    const source = picture.parentElement?.querySelector('source')
    expect(source).toHaveAttribute('type', 'image/avif')
    expect(source).toHaveAttribute('srcset', '/assets/mapa-640.avif 640w')
  })

  it('shows a picture that the build does not know as it is, later where it is scrolled to', () => {
    showSite(paths.projects)
    const picture = entry('Otro').getByRole('img', { name: 'Otra' })
    expect(picture).toHaveAttribute('src', '/otra.svg')
    for (const name of ['srcset', 'width', 'height']) expect(picture).not.toHaveAttribute(name)
    const pictures = ['Mapa', 'Otro', 'Más'].map((title) => entry(title).getByRole('img'))
    const loading = pictures.map((each) => each.getAttribute('loading'))
    expect(loading).toEqual(['eager', 'eager', 'lazy'])
  })
})

describe('skills', () => {
  const region = (name: string) => within(screen.getByRole('region', { name }))

  it('are in groups, in order of first appearance, after those without one', () => {
    showSite(paths.skills)
    const headings = region(names.hard).getAllByRole('heading')
    expect(headings.map((each) => [each.tagName, each.textContent])).toEqual([
      ['H2', names.hard],
      ['H3', 'Inglés técnico'],
      ['H3', 'Herramientas'],
      ['H4', 'Git'],
      ['H4', 'Express'],
      ['H3', 'Frontend'],
      ['H4', 'React'],
    ])
    expect(textsOf(region(names.soft).getAllByRole('heading'))).toEqual([names.soft, 'Creativa'])
  })

  it('are images of their size with their names, in light colours where they are too dark', () => {
    showSite(paths.skills)
    const image = region(names.soft).getByRole('img', { name: 'Creativa' })
    const attributes = { src: '/a/b.svg', width: '80', height: '60' }
    for (const [name, value] of Object.entries(attributes)) {
      expect(image).toHaveAttribute(name, value)
    }
    const named = (name: string) => region(names.hard).getByRole('img', { name })
    expect(named('Git').className).not.toMatch(/dark/)
    expect(named('Express').className).toMatch(/dark/)
    expect(named('Express').nextElementSibling?.className).toMatch(/own.*dark/)
  })

  it('end with the languages', () => {
    showSite(paths.skills)
    expect(textsOf(screen.getAllByRole('heading', { level: 2 })).at(-1)).toBe(names.languages)
    expect(textsOf(region(names.languages).getAllByRole('listitem'))).toEqual([
      'Inglés: B2',
      'Quechua',
    ])
  })
})
