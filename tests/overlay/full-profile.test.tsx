// @vitest-environment happy-dom

import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fillIn } from '../../src/model/fill-words'
import { links, lists, profile, technologies } from './full-content'
import { button, NEW_TAB, paths, showSite, textsOf, words } from './show'

vi.mock('virtual:content', () => import('./full-content'))

const { email, telefono = '', disponibilidad = '' } = profile
const { routes, home, navigation, contact, entry } = words
const CV = [navigation.cv + NEW_TAB, '/cv.pdf']
const CV_DOCX = [`${navigation.cv} (DOCX)`, '/cv.docx']
const MAIL = [email, `mailto:${email}`]
const PHONE = [telefono, 'tel:+543875550134']
const NETWORKS = links.map(({ name, url }) => [name + NEW_TAB, url])
/** An unknown network has lucide's Link. */
const MARKS = links.map(({ mark }) => mark || expect.stringMatching(/^M10 13a5/))

/** Links of the list that has this one, and the networks' marks. */
function listWith(part: HTMLElement, [name = '']: readonly string[]) {
  const list = within(part).getByRole('link', { name }).closest('ul') as HTMLElement
  const found = within(list).getAllByRole('link')
  const shown = found.map((each) => [each.textContent, each.getAttribute('href')])
  const marks = found.flatMap((each) => each.querySelector('path')?.getAttribute('d') ?? [])
  return { shown, marks }
}

describe('a profile with everything', () => {
  it('has its name, summary, QR code and links with their marks on the back', () => {
    showSite('/')
    const back = button(home.toFront).closest('[inert]') as HTMLElement
    for (const text of [profile.nombre, profile.resumen]) {
      expect(within(back).getByText(text)).toBeVisible()
    }
    expect(within(back).getByRole('img', { name: home.qr })).toBeVisible()
    const [mail = '', mailto = ''] = MAIL
    expect(within(back).getByRole('link', { name: mail })).toHaveAttribute('href', mailto)
    const [cv = '', file = ''] = CV
    expect(within(back).getByRole('link', { name: cv })).toHaveAttribute('href', file)
    const toContact = within(back).getByRole('link', { name: words.routes.contact })
    expect(toContact).toHaveAttribute('href', paths.contact)
    const DOCX = ['DOCX', '/cv.docx']
    const SAVE = [contact.save, '/contacto.vcf']
    // These are seen in print and without a script.
    expect(listWith(back, PHONE)).toEqual({ shown: [DOCX, SAVE, PHONE, ...NETWORKS], marks: MARKS })
  })

  it('has CV, mail and four networks, without marks, as quick links', () => {
    showSite('/')
    const quick = document.querySelector('[data-part~=quick-links]') as HTMLElement
    const shown = [CV, MAIL, ...NETWORKS.slice(0, 4)]
    expect(listWith(quick, CV)).toEqual({ shown, marks: [] })
    const [, , since] = lists.experiencia
    expect(textsOf(quick.querySelectorAll('p'))).toEqual([
      disponibilidad,
      `${since?.titulo}${entry.at}${since?.empresa}\u00a0· ${fillIn(words.entry.since, { start: 'sept 2019' })}`,
      entry.technologiesLabel + technologies,
    ])
  })

  it('has telephone, availability, and every link with its mark in the contact dialog', () => {
    showSite(paths.contact)
    const dialog = screen.getByRole('dialog', { name: contact.heading })
    const [name = '', href = ''] = PHONE
    expect(within(dialog).getByRole('link', { name })).toHaveAttribute('href', href)
    expect(within(dialog).getByText(disponibilidad)).toBeVisible()
    const shown = [...NETWORKS, CV_DOCX]
    expect(listWith(dialog, NETWORKS[0] ?? [])).toEqual({ shown, marks: MARKS })
  })

  it('has no tile of a missing profile or of a hidden section; the rosette is in the middle', () => {
    showSite(paths.navigation)
    const grid = within(screen.getByRole('navigation', { name: navigation.label }))
    const sections = [routes.experience, routes.skills, 'Certificados']
    const names = [...sections, CV[0], `LinkedIn${NEW_TAB}`, routes.contact]
    const tiles = grid.getAllByRole('link')
    expect(tiles).toHaveLength(names.length)
    for (const [index, name = ''] of names.entries()) {
      expect(tiles[index]).toHaveAccessibleName(name)
    }
    const places = [...grid.getByRole('list').children]
    expect(places.findIndex((each) => each.matches('[aria-hidden=true]'))).toBe(names.length / 2)
  })
})
