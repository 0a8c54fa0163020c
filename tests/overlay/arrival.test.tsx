// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { link, paths, showSite, title, words } from './show'
import { profile, sections } from './site-content'

vi.mock('virtual:content', () => import('./site-content'))

const { routes, page, section } = words
const SECTIONS = sections.pages.map((route) => [routes[route], paths[route]] as const)

describe('an address', () => {
  it.each<readonly [name: string, path: string]>([
    [profile.nombre, '/'],
    ...SECTIONS,
    [routes.navigation, paths.navigation],
    [routes.navigation, paths.contact],
    [routes.navigation, paths.navigation.slice(0, -1)],
    [routes.education, `${paths.education}index.html`],
    [page.notFound.title, '/login'],
    [page.notFound.title, `${paths.education}2024/`],
    [page.notFound.title, paths.education.toUpperCase()],
  ])('has its screen, %s: %s, and keeps the focus', (name, path) => {
    showSite(path)
    expect(title()).toHaveAccessibleName(name)
    if (path !== paths.contact) expect(document.body).toHaveFocus()
  })
})

describe('navigation', () => {
  it.each(SECTIONS)('to %s focuses its heading, and back its tile', async (name, path) => {
    const { user, history } = showSite(paths.navigation)
    await user.click(link(name))
    expect(history.at(-1)).toBe(path)
    expect(title()).toHaveAccessibleName(name)
    expect(title()).toHaveFocus()
    await user.click(link(section.back))
    expect(history.at(-1)).toBe(paths.navigation)
    expect(link(name)).toHaveFocus()
  })

  it('without a link, as by browser Back, moves the focus too', () => {
    const { navigate } = showSite(paths.navigation)
    act(() => navigate(paths.education))
    expect(title()).toHaveFocus()
    act(() => navigate(paths.navigation))
    expect(link(routes.education)).toHaveFocus()
  })
})
