// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NavigationScreen } from '../../src/site/overlay/navigation/navigation-screen'
import { link, NEW_TAB, paths, show, title, words } from './show'
import { profile, sections } from './site-content'

vi.mock('virtual:content', () => import('./site-content'))

const { routes, navigation } = words
const SECTIONS = sections.tiles.map((route) => [routes[route], paths[route]] as const)
const [FIRST = '', SECOND = ''] = SECTIONS.map(([name]) => name)
const NEW_TABS = [
  [navigation.cv, '/cv.pdf'],
  ['GitHub', profile.github],
  ['LinkedIn', profile.linkedin],
] as const

let page: ReturnType<typeof show>
beforeEach(() => {
  page = show(<NavigationScreen />, paths.navigation)
})

describe('the tiles', () => {
  it('are links in order: the sections, files and profiles in new tabs, contact', () => {
    const grid = within(screen.getByRole('navigation', { name: navigation.label }))
    const links = grid.getAllByRole('link')
    const expected = [
      ...SECTIONS.map(([name, path]) => [name, path, null]),
      ...NEW_TABS.map(([name, to]) => [name + NEW_TAB, to, '_blank']),
      [routes.contact, `mailto:${profile.email}`, null],
    ] as const
    expect(links).toHaveLength(expected.length)
    for (const [index, [name, to, target]] of expected.entries()) {
      expect(links[index]).toHaveAccessibleName(name as string)
      expect(links[index]).toHaveAttribute('href', to)
      expect(links[index]?.getAttribute('target')).toBe(target)
    }
  })
})

describe('the title', () => {
  const expectTitle = (name: string) => expect(title()).toHaveAccessibleName(name)

  it('names the tile under the mouse, else the one with keyboard focus', async () => {
    await page.user.tab()
    expectTitle(routes.navigation)
    await page.user.tab()
    expectTitle(FIRST)
    await page.user.tab()
    expectTitle(SECOND)
    await page.user.hover(link(routes.contact))
    expectTitle(routes.contact)
    await page.user.unhover(link(routes.contact))
    expectTitle(SECOND)
    await page.user.tab({ shift: true })
    await page.user.tab({ shift: true })
    expectTitle(routes.navigation)
  })

  it('ignores touch', async () => {
    await page.user.pointer({ keys: '[TouchA>]', target: link(routes.projects) })
    expectTitle(routes.navigation)
  })
})
