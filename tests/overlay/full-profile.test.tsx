// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { links, profile } from './full-content'
import { button, link, NEW_TAB, paths, showSite, textsOf, title, words } from './show'

vi.mock('virtual:content', () => import('./full-content'))

const { email, telefono = '', disponibilidad = '' } = profile
const { routes, home, navigation, section, contact } = words
const CV = navigation.cv + NEW_TAB
const NETWORKS = links.map(({ name }) => name + NEW_TAB)

/** The texts of the links of the list that has this one, and the networks' marks. */
function listWith(part: HTMLElement, name: string) {
  const list = within(part).getByRole('link', { name }).closest('ul') as HTMLElement
  const found = within(list).getAllByRole('link')
  const marks = found.flatMap((each) => each.querySelector('path')?.getAttribute('d') ?? [])
  return { names: textsOf(found), marks }
}

/** An unknown network has lucide's Link. */
const MARKS = links.map(({ mark }) => mark || expect.stringMatching(/^M10 13a5/))

describe('a profile with everything', () => {
  it('has mail, CV, telephone, and every link with its mark on the back of the card', () => {
    showSite('/')
    const back = button(home.toFront).closest('[inert]') as HTMLElement
    const { names, marks } = listWith(back, telefono)
    expect(names).toEqual([email, CV, telefono, ...NETWORKS])
    expect(marks).toEqual(MARKS)
    expect(within(back).getByRole('link', { name: telefono })).toHaveAttribute(
      'href',
      'tel:+543875550134',
    )
    expect(within(back).getByText(disponibilidad)).toBeVisible()
  })

  it('has CV, mail and four networks, without marks, as quick links', () => {
    showSite('/')
    const quick = document.querySelector('main > div > .veil') as HTMLElement
    expect(listWith(quick, CV)).toEqual({ names: [CV, email, ...NETWORKS.slice(0, 4)], marks: [] })
    expect(within(quick).getByText(disponibilidad)).toBeVisible()
  })

  it('has telephone, availability, and every link with its mark in the contact dialog', () => {
    showSite(paths.contact)
    const dialog = screen.getByRole('dialog', { name: contact.heading })
    expect(link(telefono)).toHaveAttribute('href', 'tel:+543875550134')
    expect(within(dialog).getByText(disponibilidad)).toBeVisible()
    expect(listWith(dialog, NETWORKS[0] as string)).toEqual({ names: NETWORKS, marks: MARKS })
  })

  it('has no tile of a missing profile or of a hidden section; the rosette is in the middle', () => {
    showSite(paths.navigation)
    const grid = within(screen.getByRole('navigation', { name: navigation.label }))
    const shown = [routes.experience, routes.skills, routes.certificates]
    const names = [...shown, CV, `LinkedIn${NEW_TAB}`, routes.contact]
    expect(textsOf(grid.getAllByRole('link')).map((text) => text?.replace(/^PDF/, ''))).toEqual(
      names,
    )
    const places = [...grid.getByRole('list').children]
    expect(places.findIndex((each) => each.matches('[aria-hidden=true]'))).toBe(names.length / 2)
  })

  it('has no page of a hidden section, and leaves it out of the pager', () => {
    const { unmount } = showSite(paths.projects)
    expect(title()).toHaveAccessibleName(words.page.notFound.title)
    unmount()
    showSite(paths.skills)
    const pager = within(screen.getByRole('navigation', { name: section.others }))
    expect(textsOf(pager.getAllByRole('link'))).toEqual([
      section.previous + routes.experience,
      section.next + routes.certificates,
    ])
  })
})
