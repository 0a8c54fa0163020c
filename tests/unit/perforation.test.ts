import { describe, expect, it } from 'vitest'
import { perforation } from '../../src/site/overlay/not-found/perforation'
import { LANGUAGES } from '../../src/site/words/language'
import { wordsFor } from '../../src/tools/messages/built-words'

/** The holes' middles. */
function holesOf(word: string) {
  const { path, width } = perforation(word)
  const radius = Number(path.match(/a(\.\d+)/)?.[1])
  return [...path.matchAll(/M(-?[\d.]+) (-?\d)/g)].map(([, x, y]) => ({
    x: Number(x) + radius + width / 2,
    y: Number(y),
  }))
}

const WORDS = LANGUAGES.map((code) => wordsFor(code, { main: code }).screen.page.notFound.cancelled)

describe.each([...WORDS, 'NIEWAŻNA'])('%s', (word) => {
  it('has holes for every letter, on one grid', () => {
    const alone = [...word].map((letter) => holesOf(letter).length)
    expect(Math.min(...alone)).toBeGreaterThan(0)
    const holes = holesOf(word)
    expect(holes).toHaveLength(alone.reduce((sum, count) => sum + count))
    for (const { x } of holes) expect(x).toBeCloseTo(Math.round(x))
    expect(new Set(holes.map(({ x, y }) => `${Math.round(x)} ${y}`)).size).toBe(holes.length)
  })
})

it('no letter of the words is without its accent', () => {
  const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')
  for (const letter of new Set(WORDS.join(''))) {
    const isPlain = plain(letter) === letter
    expect(perforation(letter).path === perforation(plain(letter)).path, letter).toBe(isPlain)
  }
})

it('brings a letter nearer to an open corner', () => {
  const widthOf = (word: string) => perforation(word).width
  const between = (one: string, other: string) =>
    widthOf(one + other) - widthOf(one) - widthOf(other)
  expect(between('L', 'A')).toBeLessThan(between('U', 'A'))
  expect(between('D', 'A')).toBe(between('U', 'L'))
})
