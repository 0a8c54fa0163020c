import { expect, it } from 'vitest'
import { LIST_NAMES, type ListName, type Profile } from '../../src/model/schema/schema'
import { shownSections } from '../../src/model/sections'
import { markedLinks } from '../../src/tools/output/modules/network-marks'
import { profile } from '../overlay/site-content'

/** The sections that are shown, as the grid and as the pager have them. */
function shown(profile: Pick<Profile, 'secciones'>, absent: readonly ListName[]) {
  const { tiles, pager } = shownSections(profile, absent)
  return [tiles, pager.map(({ route }) => route)]
}

it('the sections are those of SPEC, the grid and the pager in their own order', () => {
  expect(shown({}, [])).toEqual([
    ['experience', 'education', 'projects', 'skills'],
    ['experience', 'education', 'skills', 'projects'],
  ])
})

it('the owner’s own follow in the order of their names, or stand where the profile says', () => {
  const own = ['secciones/charlas', 'secciones/premios'] as const
  const all = (profile: Pick<Profile, 'secciones'>) =>
    shownSections(
      profile,
      [],
      own.map((list) => ({ list })),
    )
  expect(all({}).tiles.slice(4)).toEqual(own)
  expect(
    all({})
      .pager.slice(4)
      .map(({ lists }) => lists),
  ).toEqual(own.map((list) => [list]))
  const secciones = ['premios', 'proyectos']
  expect(all({ secciones }).tiles).toEqual(['secciones/premios', 'projects'])
})

it('they are what the profile says, in its order, without those whose lists have no file', () => {
  const secciones: Profile['secciones'] = ['proyectos', 'habilidades', 'experiencia']
  const all = ['projects', 'skills', 'experience']
  expect(shown({ secciones }, [])).toEqual([all, all])
  const some = ['skills', 'experience']
  expect(shown({ secciones }, ['proyectos', 'soft-skills'])).toEqual([some, some])
  expect(shown({}, LIST_NAMES)).toEqual([[], []])
})

const PATH = /^[Mm][\d.]/
const markOf = (red: string, url = 'https://example.org/ana') =>
  markedLinks({ ...profile, enlaces: [{ red, url }] }).at(-1)?.mark

it.each([
  ...['GitLab', 'Stack Overflow', 'dev.to', 'Bluesky', 'Mastodon', 'LeetCode'].map((name) => [
    name,
  ]),
  ['Mis videos', 'https://www.youtube.com/@ana'],
  ['Notas', 'https://ana.hashnode.dev/'],
  ['constructor', 'https://gitlab.com/ana'],
])('a network has its mark by its name, else by its address: %s', (name = '', url) => {
  expect(markOf(name, url)).toMatch(PATH)
})

it('the mark is the same by the old name, the new one and the address', () => {
  expect(markOf('Twitter')).toBe(markOf('X'))
  expect(markOf('Yo', 'https://twitter.com/ana')).toBe(markOf('X'))
})

it.each(['https://ana.example.net/', 'https://notgitlab.com/ana'])('%s has none', (url) => {
  expect(markOf('Mi blog', url)).toBe('')
})

it('GitHub and LinkedIn have marks too', () => {
  const more = markedLinks({ ...profile, enlaces: [{ red: 'X', url: 'https://x.com/ana' }] })
  expect(more.map(({ name }) => name)).toEqual(['GitHub', 'LinkedIn', 'X'])
  for (const { mark } of more) expect(mark).toMatch(PATH)
})
