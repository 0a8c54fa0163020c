// @vitest-environment happy-dom

import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { plural } from '../../src/model/fill-words'
import { button, isInert, link, paths, showSite, textsOf, title, visitSite, words } from './show'
import { profile } from './site-content'

vi.mock('virtual:content', () => import('./site-content'))

const { home, navigation } = words
const toBack = () => button(home.toBack)
const toFront = () => button(home.toFront)
const summary = () => screen.getByText(profile.resumen)

function expectFace(side: 'front' | 'back') {
  for (const part of [title(), toBack()]) expect(isInert(part)).toBe(side === 'back')
  for (const part of [summary(), toFront()]) expect(isInert(part)).toBe(side === 'front')
}

it('the card shows its front first, and after returning home', async () => {
  const card = new DOMRect(0, 0, 400, 200)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(card)
  const page = showSite('/')
  expectFace('front')
  await page.user.click(toBack())
  expectFace('back')
  act(() => page.navigate(paths.navigation))
  await page.user.click(link(navigation.toHome))
  expectFace('front')
})

it('no layout is measured while the page scrolls', () => {
  showSite('/')
  const measure = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockClear()
  fireEvent.scroll(window)
  expect(measure).not.toHaveBeenCalled()
})

describe('what the owner leaves out', () => {
  const ageAtBuild = { years: 24, builtIn: 2025, changesOn: '06-15', hadChanged: false }
  type Changes = { profile?: object; ageAtBuild?: undefined }
  async function openWith(changes: Changes, day = '2026-06-15') {
    vi.doMock('virtual:content', async () => {
      const content = await import('./site-content')
      const profile = { ...content.profile, ...changes.profile }
      return { ...content, ageAtBuild, ...changes, profile }
    })
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00`) })
    await visitSite('/')
  }
  afterEach(() => vi.useRealTimers())

  it('is no picture without a photo', async () => {
    await openWith({ profile: { foto: undefined } })
    const front = toBack().parentElement as HTMLElement
    expect(title()).toHaveAccessibleName(profile.nombre)
    expect(within(front).getByText(profile.puesto)).toBeVisible()
    expect(within(front).queryByRole('img', { hidden: true })).toBeNull()
    expect(document.querySelector('[src=""], link[rel=preload][as=image]')).toBeNull()
  })

  it.each([
    ['a birthday years after the build', '2031-06-15', 31],
    ['a day that a wrong clock tells', '1970-01-01', 24],
  ])('else the age is correct on %s', async (_name, day, age) => {
    await openWith({}, day)
    expect(screen.getByText(plural('es', age, home.years))).toBeVisible()
    expect(screen.getByText(home.age)).toBeVisible()
  })

  it('is no age without a birth date', async () => {
    await openWith({ ageAtBuild: undefined })
    expect(screen.getByText(home.city)).toBeVisible()
    expect(screen.queryByText(home.age)).toBeNull()
  })

  it.each([
    ['city', { ciudad: '' }, [home.country, 'Argentina']],
    ['country', { pais: '' }, [home.city, 'Salta']],
    ['place', { ciudad: '', pais: '' }, []],
  ])('is no %s, and no sign round it', async (_name, without, facts) => {
    await openWith({ profile: without, ageAtBuild: undefined })
    expect(textsOf(document.querySelectorAll('dl > *'))).toEqual(facts)
    expect(document.querySelectorAll('dl')).toHaveLength(facts.length > 0 ? 1 : 0)
  })

  it('is nothing but a name, and what leads on', async () => {
    const none = { puesto: '', ciudad: '', pais: '', email: '', resumen: '' }
    await openWith({ profile: none, ageAtBuild: undefined })
    const front = toBack().parentElement as HTMLElement
    expect(front).toHaveTextContent(/^Ana Prueba$/)
    const empty = [...document.querySelectorAll('p, dl, h2')].filter((each) => !each.textContent)
    expect(empty).toEqual([])
    expect(document.querySelector('[href^="mailto:"]')).toBeNull()
    expect(document.body).not.toHaveTextContent(/undefined|, ,|· ·/)
  })
})
