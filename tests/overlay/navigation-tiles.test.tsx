// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NavigationScreen } from '../../src/site/overlay/navigation/navigation-screen'
import { NEW_TAB, show } from './show'

vi.mock('virtual:content', () => import('./site-content'))

const SECTIONS = {
  Experiencia: '/experiencia/',
  Educación: '/educacion/',
  Proyectos: '/proyectos/',
  Habilidades: '/habilidades/',
}

const NEW_TABS = {
  CV: '/cv.pdf',
  GitHub: 'https://example.com/ana',
  LinkedIn: 'https://example.com/in/ana',
}

let page: ReturnType<typeof show>
const tile = (name: string) => screen.getByRole('link', { name })
const title = () => screen.getByRole('heading', { level: 1 })

beforeEach(() => {
  page = show(<NavigationScreen />, '/navegacion/')
})

describe('the tiles', () => {
  it('are eight links in order', () => {
    const links = within(screen.getByRole('navigation', { name: 'Secciones' })).getAllByRole('link')
    const names = [
      ...['Experiencia', 'Educación', 'Proyectos', 'Habilidades'],
      ...['CV', 'GitHub', 'LinkedIn'].map((name) => name + NEW_TAB),
      'Contacto',
    ]
    expect(links).toHaveLength(names.length)
    for (const [index, name] of names.entries()) expect(links[index]).toHaveAccessibleName(name)
  })

  it.each(Object.entries(SECTIONS))('%s links to its section', async (name, path) => {
    await page.user.click(tile(name))
    expect(page.history).toEqual(['/navegacion/', path])
  })

  it.each(Object.entries(NEW_TABS))('%s opens a new tab', async (name, to) => {
    expect(tile(name + NEW_TAB)).toHaveAttribute('href', to)
    expect(tile(name + NEW_TAB)).toHaveAttribute('target', '_blank')
    await page.user.click(tile(name + NEW_TAB))
    expect(page.history).toEqual(['/navegacion/'])
  })

  it('Contacto is a mail link that also opens the dialog', async () => {
    expect(tile('Contacto')).toHaveAttribute('href', 'mailto:ana@example.com')
    await page.user.click(tile('Contacto'))
    expect(page.history).toEqual(['/navegacion/', '/contacto/'])
    expect(screen.getByRole('dialog', { name: 'Hablemos' })).toBeVisible()
  })

  it.each(['Control', 'Meta', 'Shift', 'Alt'])(
    'a click with %s does not navigate here',
    async (key) => {
      await page.user.keyboard(`{${key}>}`)
      await page.user.click(tile('Contacto'))
      await page.user.click(tile('Experiencia'))
      expect(page.history).toEqual(['/navegacion/'])
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )
})

it('Volver al inicio links home', async () => {
  await page.user.click(screen.getByRole('link', { name: 'Volver al inicio' }))
  expect(page.history).toEqual(['/navegacion/', '/'])
})

describe('the title', () => {
  it('names the tile under the mouse', async () => {
    expect(title()).toHaveTextContent(/^Navegación$/)
    await page.user.hover(tile('Proyectos'))
    expect(title()).toHaveTextContent(/^Proyectos$/)
    await page.user.unhover(tile('Proyectos'))
    expect(title()).toHaveTextContent(/^Navegación$/)
  })

  it('names the tile with keyboard focus', async () => {
    await page.user.tab()
    expect(title()).toHaveTextContent(/^Navegación$/)
    await page.user.tab()
    expect(title()).toHaveTextContent(/^Experiencia$/)
    await page.user.tab()
    expect(title()).toHaveTextContent(/^Educación$/)
    await page.user.tab({ shift: true })
    await page.user.tab({ shift: true })
    expect(title()).toHaveTextContent(/^Navegación$/)
  })

  it('prefers the mouse’s tile over the focused one', async () => {
    await page.user.tab()
    await page.user.tab()
    await page.user.hover(tile('Contacto'))
    expect(title()).toHaveTextContent(/^Contacto$/)
    await page.user.unhover(tile('Contacto'))
    expect(title()).toHaveTextContent(/^Experiencia$/)
  })

  it('ignores touch', async () => {
    await page.user.pointer({ keys: '[TouchA>]', target: tile('Proyectos') })
    expect(title()).toHaveTextContent(/^Navegación$/)
  })
})
