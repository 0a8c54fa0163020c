import { expect, it } from 'vitest'
import { markedLinks } from '../../src/tools/files/modules/network-marks'
import { profile } from '../overlay/site-content'

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

it.each(['https://ana.example.com/', 'https://notgitlab.com/ana'])('%s has none', (url) => {
  expect(markOf('Mi blog', url)).toBe('')
})

it('GitHub and LinkedIn have marks only beside other links', () => {
  expect(markedLinks(profile).map(({ mark }) => mark)).toEqual([undefined, undefined])
  const more = markedLinks({ ...profile, enlaces: [{ red: 'X', url: 'https://x.com/ana' }] })
  expect(more.map(({ name }) => name)).toEqual(['GitHub', 'LinkedIn', 'X'])
  for (const { mark } of more) expect(mark).toMatch(PATH)
})
