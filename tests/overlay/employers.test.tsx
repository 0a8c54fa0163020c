// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { shownSections } from '../../src/model/sections'
import { NEW_TAB, paths, textsOf, visitSite, words } from './show'
import * as site from './site-content'

const link = 'https://example.com/molino'
const mill = { ...site.lists.experiencia[0], empresa: 'Molino S. A.', ubicacion: 'Salta', link }
const STORY = 'Un molino que muele de noche y de día. '.repeat(15).trim()
const POSTS = [
  { ...mill, id: 5, titulo: 'Directora', anioInicio: 2022, mesInicio: 2, anioFin: null },
  { ...mill, id: 6, titulo: 'Jefa', empresa: 'MOLINO SA', anioInicio: 2021, anioFin: 2023 },
  { ...mill, id: 7, titulo: 'Analista', anioInicio: 2010, anioFin: 2012, descripcion: STORY },
  {
    ...mill,
    id: 8,
    titulo: 'Docente',
    empresa: 'Escuela',
    link: '',
    anioInicio: 2008,
    anioFin: 2010,
  },
].map((post, numeroOrden) => ({ ...post, numeroOrden }))

async function visit(path: string) {
  const lists = { ...site.lists, experiencia: POSTS }
  const shown = { sections: shownSections({}, []), lists }
  vi.doMock('virtual:content', () => ({ ...site, ...shown }))
  return visitSite(path)
}
afterEach(() => {
  vi.doUnmock('virtual:content')
  vi.unstubAllEnvs()
})

const headings = () =>
  screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)

it('several posts with one employer are a group that says the employer once, then each post', async () => {
  await visit(paths.experience)
  const { stillGoing } = words.entry
  expect(headings()).toEqual([
    `H1 ${words.routes.experience}`,
    `H2 Molino S. A.${NEW_TAB}`,
    'H3 Directora',
    'H3 Jefa',
    'H3 Analista',
    'H2 Docente',
  ])
  const group = within(screen.getByRole('group', { name: 'Molino S. A.' }))
  expect(group.getAllByText(/Molino S/i)).toHaveLength(1)
  expect(group.getAllByText('Salta')).toHaveLength(1)
  expect(group.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([link])
  // The whole time is above those of the posts.
  const times = group.getAllByText(/\d{4} [-–] /)
  expect(times.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    `2010 - ${stillGoing}`,
    `feb 2022 – ${stillGoing}`,
    '2021 - 2023',
    '2010 - 2012',
  ])
})

it('an address leads to one of several posts, whose text is unfolded', async () => {
  await visit(paths.experience)
  const post = document.getElementById('experiencia-7')
  expect(within(post as HTMLElement).getByRole('heading')).toHaveTextContent('Analista')
  expect(textsOf(post?.querySelectorAll('summary') ?? [])).toEqual([
    `${words.entry.more}: Analista`,
  ])
})

it('in the editor’s preview a click opens the field of the post that says it', async () => {
  vi.stubEnv('PORTFOLIO_EDITED', 'true')
  await visit(paths.experience)
  const spotOf = (text: string) =>
    JSON.parse(screen.getByText(text).closest<HTMLElement>('[data-spot]')?.dataset.spot ?? '{}')
  const place = 'experiencia'
  expect(spotOf('Molino S. A.')).toEqual({ place, id: 5, field: 'empresa' })
  expect(spotOf('Jefa')).toEqual({ place, id: 6, field: 'titulo' })
  expect(spotOf('2021 - 2023')).toEqual({ place, id: 6, field: 'anioInicio' })
})
