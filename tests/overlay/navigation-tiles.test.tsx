// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { withOwnWords } from '../../src/model/own-words'
import { link, NEW_TAB, paths, showSite, tileFacts, title, words } from './show'
import { links, OWN, profile, sections } from './site-content'

vi.mock('virtual:content', () => import('./site-content'))

const { routes } = withOwnWords(words, OWN)
const [first = '', second = ''] = sections.tiles.map((route) => routes[route])

let page: ReturnType<typeof showSite>
beforeEach(() => {
  page = showSite(paths.navigation)
})

it('GitHub and LinkedIn have their own marks', () => {
  for (const { name, mark } of links) {
    expect(link(name + NEW_TAB).querySelector('svg [fill=currentColor]')).toHaveAttribute('d', mark)
  }
})

it('below a tile’s name stands a fact, which screen readers say in words', () => {
  const { experience, cv } = tileFacts
  const [jobs, file] = [link(routes.experience), link(words.navigation.cv + NEW_TAB)]
  expect(jobs).toHaveTextContent(experience.shown)
  expect(jobs).toHaveAccessibleDescription(experience.said)
  expect(file).toHaveTextContent(cv.shown)
  expect(file).toHaveAccessibleDescription(cv.shown)
  expect(link(routes.skills)).not.toHaveAccessibleDescription()
})

describe('the title', () => {
  const atRest = `${profile.nombre} · ${routes.navigation}`

  const expectTitle = (name: string) => expect(title()).toHaveAccessibleName(name)

  it('is the owner’s name, and says which page this is', () => {
    expectTitle(atRest)
    expect(title().firstElementChild?.firstElementChild).toHaveTextContent(profile.nombre)
  })

  it('names the tile under the mouse, else the one with keyboard focus', async () => {
    act(() => link(first).focus())
    expectTitle(first)
    await page.user.tab()
    expectTitle(second)
    await page.user.hover(link(routes.contact))
    expectTitle(routes.contact)
    await page.user.unhover(link(routes.contact))
    expectTitle(second)
    await page.user.tab({ shift: true })
    await page.user.tab({ shift: true })
    expectTitle(atRest)
  })

  it('ignores touch', async () => {
    await page.user.pointer({ keys: '[TouchA>]', target: link(routes.projects) })
    expectTitle(atRest)
  })
})
