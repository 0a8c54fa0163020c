// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { entriesIn } from '../../src/model/entries'
import type { ListName } from '../../src/model/schema/schema'
import { textsIn } from '../../src/model/translated-texts'
import { shownSpot } from '../../src/tools/edit/client/preview'
import { objectAt, type Values } from '../../src/tools/edit/field-spot'
import { lists, profile } from './full-content'
import { paths, visitSite } from './show'
import { OWN } from './site-content'

vi.mock('virtual:content', async () => {
  const { sections } = await import('./site-content')
  return { ...(await import('./full-content')), sections }
})

const LIST_NAMES = Object.keys(lists) as ListName[]

/** As the files of the content say it. */
const values: Values = {
  perfil: profile,
  ...Object.fromEntries(LIST_NAMES.map((name) => [name, { items: lists[name] }])),
  ...Object.fromEntries(
    OWN.map(({ list, titulo, vacio }) => [list, { titulo, vacio, items: lists[list] }]),
  ),
}

const TEXTS = new Set([
  ...[profile.nombre, profile.email, profile.telefono],
  ...OWN.map(({ titulo }) => titulo),
  ...textsIn('perfil', profile).map(([, text]) => text),
  ...LIST_NAMES.flatMap((name) =>
    entriesIn(lists, name).flatMap((entry) => textsIn(name, entry)),
  ).map(([, text]) => text),
])

const spotOf = (node: Node | null | undefined) => {
  const said = node?.parentElement?.closest<HTMLElement>('[data-spot]')?.dataset.spot
  return said === undefined ? undefined : shownSpot(said, values)
}

/** What the field that a click on a text opens says; undefined where it opens none. */
function saidWhere(node: Node): unknown {
  const spot = spotOf(node)
  const entry: unknown = spot && objectAt(values, spot.place, spot.id)
  return spot?.field?.split('.').reduce((held, key) => Object(held)[key], entry)
}

function textNodes(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  return nodes
}

/** Without what long names have besides. */
const plain = ({ data }: Text) => data.replace(/\u00ad/g, '').trim()
const nodeOf = (text: string) => textNodes().find((node) => plain(node) === text)

function visitPreview(...visit: Parameters<typeof visitSite>) {
  vi.stubEnv('PORTFOLIO_EDITED', 'true')
  return visitSite(...visit)
}

it.each(Object.values(paths))(
  'a click on any text of %s opens the field that says it',
  async (path) => {
    await visitPreview(path)
    const shown = textNodes().filter((node) => plain(node) !== '' && TEXTS.has(plain(node)))
    expect(shown).not.toEqual([])
    for (const node of shown) {
      expect(saidWhere(node), plain(node)).toEqual(expect.stringContaining(plain(node)))
    }
  },
)

it('a post leads to its entry from home, and its parts to their fields', async () => {
  await visitPreview('/')
  const post = { place: 'experiencia', id: 7 }
  expect(spotOf(nodeOf('Antes'))).toEqual({ ...post, field: 'titulo' })
  await visitPreview(paths.experience)
  // Beside the text, too.
  const heading = screen.getByRole('heading', { name: 'Antes' })
  expect(spotOf(heading.firstChild)).toEqual({ ...post, field: 'titulo' })
  const entry = { place: 'experiencia', id: 2 }
  expect(spotOf(nodeOf('Pagos'))).toEqual({ ...entry, field: 'descripcion' })
  expect(spotOf(nodeOf('PostgreSQL'))).toEqual({ ...entry, field: 'tegnologiasUtilizadas' })
})

it('a link to a network leads to the field that has its address, by its mark, too', async () => {
  await visitPreview('/')
  const links = [...document.querySelectorAll('a.u-url')]
  const fields = links.map(({ firstChild }) => spotOf(firstChild)?.field)
  const own = [0, 1, 2, 3].map((index) => `enlaces.${index}.red`)
  expect(new Set(fields)).toEqual(new Set(['linkedin', ...own]))
})

it('a translation leads to the entry of its text', async () => {
  const translation = { lists: { experiencia: { 7: { titulo: 'Before' } } } }
  await visitPreview('/experiencia/', 'en', translation)
  expect(spotOf(nodeOf('Before'))).toEqual({ place: 'experiencia', id: 7, field: 'titulo' })
})

it('a visitor’s page says nothing of fields', async () => {
  vi.stubEnv('PORTFOLIO_EDITED', '')
  await visitSite('/')
  expect(nodeOf(profile.puesto)).toBeDefined()
  expect(document.querySelector('[data-spot]')).toBeNull()
})
