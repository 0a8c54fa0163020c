// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { showSite } from './show-site'

vi.mock('virtual:content', () => import('./site-content'))

const SECTIONS = [
  ['Experiencia', '/experiencia/'],
  ['Educación', '/educacion/'],
  ['Habilidades', '/habilidades/'],
  ['Proyectos', '/proyectos/'],
] as const

const title = () => screen.getByRole('heading', { level: 1 })
const link = (name: string) => screen.getByRole('link', { name })

describe('an address', () => {
  it.each([
    ['/', 'Ana Prueba'],
    ['/navegacion/', 'Navegación'],
    ['/navegacion', 'Navegación'],
    ['/contacto/', 'Navegación'],
    ['/educacion/index.html', 'Educación'],
    ...SECTIONS.map(([name, path]) => [path, name] as const),
  ] as const)('%s has its screen', (path, name) => {
    showSite(path)
    expect(title()).toHaveTextContent(new RegExp(`^${name}$`))
  })

  it.each(['/', '/navegacion/', '/educacion/'])('%s does not move the focus on load', (path) => {
    showSite(path)
    expect(document.body).toHaveFocus()
  })

  it('has a skip link first', async () => {
    const { user } = showSite('/educacion/')
    await user.tab()
    expect(link('Saltar al contenido')).toHaveFocus()
    expect(link('Saltar al contenido')).toHaveAttribute('href', `#${screen.getByRole('main').id}`)
  })
})

describe('navigation', () => {
  it.each(SECTIONS)('to %s focuses its heading', async (name, path) => {
    const { user, history } = showSite('/navegacion/')
    await user.click(link(name))
    expect(history.at(-1)).toBe(path)
    expect(title()).toHaveTextContent(new RegExp(`^${name}$`))
    expect(title()).toHaveFocus()
  })

  it.each(SECTIONS)('back from %s focuses its tile', async (name, path) => {
    const { user, history } = showSite(path)
    await user.click(link('Volver a la navegación'))
    expect(history).toEqual([path, '/navegacion/'])
    expect(link(name)).toHaveFocus()
  })

  it('without a link, as by browser Back, moves the focus too', () => {
    const { navigate } = showSite('/navegacion/')
    act(() => navigate('/educacion/'))
    expect(title()).toHaveFocus()
    act(() => navigate('/navegacion/'))
    expect(link('Educación')).toHaveFocus()
  })

  it('between home and the grid focuses the heading', async () => {
    const { user } = showSite('/')
    await user.click(link('Ir a la navegación'))
    expect(title()).toHaveTextContent(/^Navegación$/)
    expect(title()).toHaveFocus()
    await user.click(link('Volver al inicio'))
    expect(title()).toHaveTextContent(/^Ana Prueba$/)
    expect(title()).toHaveFocus()
  })
})
