// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { paths, showSite, title, words } from './show'
import { profile, sections } from './site-content'

vi.mock('virtual:content', () => import('./site-content'))

const { routes, page } = words
const SECTIONS = sections.pages.map(({ route }) => [routes[route], paths[route]] as const)

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
])('the screen of %s: %s, and keeps the focus', (name, path) => {
  showSite(path)
  expect(title()).toHaveAccessibleName(name)
  if (path !== paths.contact) expect(document.body).toHaveFocus()
})
