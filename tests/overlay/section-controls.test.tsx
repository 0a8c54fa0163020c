// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createParts, MovesContext } from '../../src/site/overlay/moves/parts'
import { SectionScreen } from '../../src/site/overlay/sections/section-screen'
import { link, paths, show, showSite, textsOf, title, words } from './show'
import { sections } from './site-content'

vi.mock('virtual:content', () => import('./site-content'))

const { section, routes } = words
const ADDRESSES = sections.pages.map((route) => paths[route])

describe('the back control of a section', () => {
  function showSection(exit: 'plays' | 'is immediate') {
    const leave = vi.fn(() => exit === 'plays')
    const page = show(
      <MovesContext value={{ ...createParts(), phase: 'idle', leave }}>
        <SectionScreen route="education">Una lista</SectionScreen>
      </MovesContext>,
      paths.education,
    )
    return { ...page, leave }
  }

  it('links to the grid', async () => {
    const { user, history } = showSection('is immediate')
    expect(link(section.back)).toHaveAttribute('href', paths.navigation)
    await user.click(link(section.back))
    expect(history).toEqual([paths.education, paths.navigation])
  })

  it('starts the exit without navigating yet', async () => {
    const { user, history, leave } = showSection('plays')
    await user.click(link(section.back))
    await user.keyboard('{Enter}')
    expect(leave).toHaveBeenCalledTimes(2)
    expect(history).toEqual([paths.education])
  })

  it.each(['Control', 'Meta', 'Shift', 'Alt'])('is a plain link with %s held', async (key) => {
    const { user, history, leave } = showSection('plays')
    await user.keyboard(`{${key}>}`)
    await user.click(link(section.back))
    expect(leave).not.toHaveBeenCalled()
    expect(history).toEqual([paths.education])
  })
})

describe('the pager', () => {
  it('has the neighbours of each section, and no other', async () => {
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
})

describe('a swipe', () => {
  type Way = readonly [from: { x: number; y: number }, to: { x: number; y: number }]
  const START = { x: 300, y: 400 }
  const LEFT: Way = [START, { x: 100, y: 405 }]
  const RIGHT: Way = [LEFT[1], START]
  const UP: Way = [START, { x: 100, y: 100 }]

  async function draw(
    { user }: ReturnType<typeof showSite>,
    [from, to]: Way,
    key: 'TouchA' | 'MouseLeft' = 'TouchA',
  ) {
    await vi.dynamicImportSettled()
    const target = screen.getByRole('main')
    await user.pointer([
      { keys: `[${key}>]`, target, coords: from },
      { pointerName: key === 'TouchA' ? key : 'mouse', target, coords: to },
      { keys: `[/${key}]`, target, coords: to },
    ])
  }

  it('to the left shows the next section, until the last; to the right goes back', async () => {
    const page = showSite(ADDRESSES[0] as string)
    for (const _ of ADDRESSES) await draw(page, LEFT)
    expect(page.history).toEqual(ADDRESSES)
    for (const _ of ADDRESSES) await draw(page, RIGHT)
    expect(page.history).toEqual([...ADDRESSES, ...ADDRESSES.toReversed().slice(1)])
  })

  it.each([
    ['a vertical gesture', UP, 'TouchA'],
    ['the mouse', LEFT, 'MouseLeft'],
  ] as const)('is not %s', async (_name, way, key) => {
    const page = showSite(paths.education)
    await draw(page, way, key)
    expect(page.history).toEqual([paths.education])
  })

  it.each(['/', paths.navigation, '/login'])('leads nowhere on %s', async (path) => {
    const page = showSite(path)
    await draw(page, LEFT)
    await draw(page, RIGHT)
    expect(page.history).toEqual([path])
  })
})
