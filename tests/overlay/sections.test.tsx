// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { NEW_TAB } from './show'
import { showSite } from './show-site'

vi.mock('virtual:content', () => import('./site-content'))

function entry(title: string) {
  const heading = screen.getByRole('heading', { name: title, level: 2 })
  return within(heading.closest('article') as HTMLElement)
}

const entryTitles = () =>
  screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent)

const linksOf = (title: string) =>
  entry(title)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])

const expectNoLink = (title: string) =>
  expect(entry(title).queryByText(/^(?:Certificado|Link)/)).toBeNull()

describe('education', () => {
  it('shows its entries in order, with years, state and text', () => {
    showSite('/educacion/')
    expect(entryTitles()).toEqual(['Tecnicatura', 'Curso de accesibilidad', 'Secundaria'])
    const studies = entry('Secundaria')
    expect(studies.getByText('2012 - 2017')).toBeVisible()
    expect(studies.getByText('Finalizado')).toBeVisible()
    expect(studies.getByText('Con orientación en informática.')).toBeVisible()
  })

  it('shows Actualidad for ongoing studies', () => {
    showSite('/educacion/')
    expect(entry('Tecnicatura').getByText('2024 - Actualidad')).toBeVisible()
    expect(entry('Curso de accesibilidad').getByText('2022 - Actualidad')).toBeVisible()
  })

  it('links the certificate if there is one', () => {
    showSite('/educacion/')
    expect(linksOf('Curso de accesibilidad')).toEqual([
      [`Certificado${NEW_TAB}`, '/certificados/accesibilidad.pdf', '_blank'],
    ])
    expectNoLink('Tecnicatura')
  })
})

describe('experience', () => {
  it('shows its entries in order, with years, kind and text', () => {
    showSite('/experiencia/')
    expect(entryTitles()).toEqual(['Programadora en Uno', 'Pasante en Dos', 'Ayudante en Tres'])
    const work = entry('Pasante en Dos')
    expect(work.getByText('2020 - 2021')).toBeVisible()
    expect(work.getByText('Pasantía')).toBeVisible()
    expect(work.getByText('Pruebas automáticas.')).toBeVisible()
  })

  it('shows nothing in place of a text that is not there', () => {
    showSite('/experiencia/')
    const shown = entry('Ayudante en Tres')
      .getAllByText(/\S/, { selector: 'p, p *, h2, h2 *, li' })
      .map((element) => element.textContent)
    expect(shown).toEqual(['2018 - 2019', 'Ayudante en Tres', 'Beca'])
  })

  it('lists each technology once, and no empty list', () => {
    showSite('/experiencia/')
    const list = entry('Programadora en Uno').getByRole('list', { name: 'Tecnologías utilizadas' })
    const items = within(list).getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual(['TypeScript', 'React', 'PostgreSQL'])
    expect(entry('Pasante en Dos').queryByRole('list')).toBeNull()
  })

  it('links the work if it has an address', () => {
    showSite('/experiencia/')
    expect(linksOf('Programadora en Uno')).toEqual([
      [`Link${NEW_TAB}`, 'https://example.com/uno', '_blank'],
    ])
    expectNoLink('Pasante en Dos')
  })
})

describe('projects', () => {
  it('shows its entries in order, with their text', () => {
    showSite('/proyectos/')
    expect(entryTitles()).toEqual(['Mapa', 'Sin enlaces'])
    expect(entry('Mapa').getByText('Un mapa abierto.')).toBeVisible()
  })

  it('links the code and the site if they have an address', () => {
    showSite('/proyectos/')
    expect(linksOf('Mapa')).toEqual([
      [`Link GitHub${NEW_TAB}`, 'https://example.com/ana/mapa', '_blank'],
      [`Link Web${NEW_TAB}`, 'https://example.com/mapa', '_blank'],
    ])
    expectNoLink('Sin enlaces')
  })
})

describe('skills', () => {
  it('shows two lists in order, each skill with its name as the image’s alternative text', () => {
    showSite('/habilidades/')
    const namesIn = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('img')
        .map((image) => image.getAttribute('alt'))
    expect(namesIn('Hard skills')).toEqual(['HTML', 'CSS'])
    expect(namesIn('Soft skills')).toEqual(['Creativa'])
    expect(screen.getByRole('heading', { name: 'HTML', level: 3 })).toBeVisible()
  })

  it('shows each image in the size of its entry', () => {
    showSite('/habilidades/')
    const image = screen.getByRole('img', { name: 'Creativa' })
    expect(image).toHaveAttribute('src', '/a/b.svg')
    expect(image).toHaveAttribute('width', '80')
    expect(image).toHaveAttribute('height', '60')
  })
})
