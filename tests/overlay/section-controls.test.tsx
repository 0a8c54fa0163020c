// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { paths, showSite, textsOf, title, words } from './show'
import { sections } from './site-content'

vi.mock('virtual:content', () => import('./site-content'))

const { section, routes } = words
const ADDRESSES = sections.pages.map((route) => paths[route])

it('the pager has the neighbours of each section, and no other', async () => {
  const { user, history } = showSite(ADDRESSES[0] as string)
  const names = sections.pages.map((route) => routes[route])
  for (const [place, name] of names.entries()) {
    const pager = within(screen.getByRole('navigation', { name: section.others }))
    const links = pager.getAllByRole('link')
    const before = names.slice(0, place).slice(-1)
    const after = names.slice(place + 1, place + 2)
    expect(title()).toHaveAccessibleName(name)
    expect(textsOf(links)).toEqual([
      ...before.map((other) => section.previous + other),
      ...after.map((other) => section.next + other),
    ])
    if (after.length > 0) await user.click(links.at(-1) as HTMLElement)
  }
  expect(history).toEqual(ADDRESSES)
})
