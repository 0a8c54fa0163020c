import { describe, expect, it } from 'vitest'
import { markedLinks } from '../../src/tools/files/modules/network-marks'
import { profile } from '../overlay/site-content'

const PATH = /^[Mm][\d.]/
const markOf = (red: string, url = 'https://example.org/ana') =>
  markedLinks({ ...profile, enlaces: [{ red, url }] }).at(-1)?.mark

describe('the mark of a link', () => {
  it.each(['GitLab', 'Stack Overflow', 'dev.to', 'Bluesky', 'X', 'Mastodon', 'LeetCode'])(
    'is found by the name %s',
    (name) => expect(markOf(name)).toMatch(PATH),
  )

  it.each([
    ['Mis videos', 'https://www.youtube.com/@ana'],
    ['Notas', 'https://ana.hashnode.dev/'],
    ['Código', 'https://gitlab.com/ana'],
    ['constructor', 'https://gitlab.com/ana'],
  ])('of %s is found by its address', (name, url) => expect(markOf(name, url)).toMatch(PATH))

  it('is the same by the old name and by the new one', () => {
    expect(markOf('Twitter')).toBe(markOf('X'))
    expect(markOf('Yo', 'https://twitter.com/ana')).toBe(markOf('X'))
  })

  it.each([
    ['Mi blog', 'https://ana.example.com/'],
    ['Otra', 'https://notgitlab.com/ana'],
  ])('of %s is unknown', (name, url) => expect(markOf(name, url)).toBe(''))
})

it('GitHub and LinkedIn have marks only beside other links', () => {
  const names = ['GitHub', 'LinkedIn']
  const alone = markedLinks(profile)
  expect(alone.map(({ name, mark }) => [name, mark])).toEqual(
    names.map((name) => [name, undefined]),
  )
  const more = markedLinks({ ...profile, enlaces: [{ red: 'X', url: 'https://x.com/ana' }] })
  expect(more.map(({ name }) => name)).toEqual([...names, 'X'])
  for (const { mark } of more) expect(mark).toMatch(PATH)
})
