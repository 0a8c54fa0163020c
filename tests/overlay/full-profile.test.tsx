// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { NEW_TAB } from './show'
import { showSite } from './show-site'

vi.mock('virtual:content', () => import('./full-content'))

const namesAndMarks = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.querySelector('path')?.getAttribute('d') ?? null])

const listWith = (part: ReturnType<typeof within>, name: string) =>
  part.getByRole('link', { name }).closest('ul') as HTMLElement

/** The path of lucide's Link. */
const UNKNOWN = expect.stringMatching(/^M10 13a5/)
const NETWORKS = [
  [`LinkedIn${NEW_TAB}`, 'M1 1z'],
  [`GitLab${NEW_TAB}`, 'M2 2z'],
  [`Blog${NEW_TAB}`, UNKNOWN],
  [`Stack Overflow${NEW_TAB}`, 'M3 3z'],
  [`Mastodon${NEW_TAB}`, 'M4 4z'],
]

describe('the back of the card', () => {
  const back = () =>
    within(screen.getByRole('button', { name: 'Ver el frente' }).closest('[inert]') as HTMLElement)

  it('has mail, CV, phone, and every link with its mark', () => {
    showSite('/')
    const list = listWith(back(), '+54 (387) 555-0134')
    expect(namesAndMarks(list)).toEqual([
      ['ana@example.com', null],
      [`CV${NEW_TAB}`, null],
      ['+54 (387) 555-0134', null],
      ...NETWORKS,
    ])
    const phone = within(list).getByRole('link', { name: '+54 (387) 555-0134' })
    expect(phone).toHaveAttribute('href', 'tel:+543875550134')
  })

  it('says when the owner is available', () => {
    showSite('/')
    expect(back().getByText('Disponible desde marzo')).toBeVisible()
  })
})

it('the quick links are CV, mail and four networks, without marks', () => {
  showSite('/')
  const quick = within(document.querySelector('main > div > .veil') as HTMLElement)
  const list = listWith(quick, `CV${NEW_TAB}`)
  const names = ['LinkedIn', 'GitLab', 'Blog', 'Stack Overflow'].map((name) => name + NEW_TAB)
  expect(namesAndMarks(list)).toEqual(
    [`CV${NEW_TAB}`, 'ana@example.com', ...names].map((name) => [name, null]),
  )
  expect(quick.getByText('Disponible desde marzo')).toBeVisible()
})

describe('the grid', () => {
  it('has no tile of a missing profile or of a hidden section', () => {
    showSite('/navegacion/')
    const tiles = within(screen.getByRole('navigation', { name: 'Secciones' })).getAllByRole('link')
    const names = ['Experiencia', 'Habilidades', 'Certificados']
    const newTabs = ['CV', 'LinkedIn'].map((name) => name + NEW_TAB)
    expect(tiles.map((tile) => tile.textContent?.replace(/^PDF/, ''))).toEqual([
      ...names,
      ...newTabs,
      'Contacto',
    ])
  })

  it('has the rosette in the middle of six', () => {
    showSite('/navegacion/')
    const grid = within(screen.getByRole('navigation', { name: 'Secciones' })).getByRole('list')
    expect(grid).toHaveAttribute('data-tiles', '6')
    const places = [...grid.children].map((each) => each.getAttribute('aria-hidden'))
    expect(places.indexOf('true')).toBe(3)
  })
})

it.each(['/educacion/', '/proyectos/'])('the hidden section %s is not found', (path) => {
  showSite(path)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Página no encontrada')
})

it('the pager leaves hidden sections out', () => {
  showSite('/habilidades/')
  const pager = within(screen.getByRole('navigation', { name: 'Otras secciones' }))
  expect(pager.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Anterior: Experiencia',
    'Siguiente: Certificados',
  ])
})

describe('the contact dialog', () => {
  it('has phone, availability, and every link with its mark', () => {
    showSite('/contacto/')
    const dialog = within(screen.getByRole('dialog', { name: 'Hablemos' }))
    const phone = dialog.getByRole('link', { name: '+54 (387) 555-0134' })
    expect(phone).toHaveAttribute('href', 'tel:+543875550134')
    expect(dialog.getByText('Disponible desde marzo')).toBeVisible()
    expect(namesAndMarks(listWith(dialog, `GitLab${NEW_TAB}`))).toEqual(NETWORKS)
  })

  it('marks the mail link for the first focus', () => {
    showSite('/contacto/')
    const mail = screen.getByRole('link', { name: 'Escribir un mail' })
    expect(mail).toHaveAttribute('autofocus')
  })
})
