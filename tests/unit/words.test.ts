import { expect, it } from 'vitest'
import { wordsFor } from '../../src/tools/messages/built-words'

const es = wordsFor('es', 'es')
const en = wordsFor('en', 'es')

/** Every text, with names and numbers where they are filled in. */
function textsOf(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return name === 'introduction' ? [] : [String(value(2, 'Ada'))]
  return Object.entries(Object(value)).flatMap(([key, inner]) => textsOf(inner, key))
}

it.each([
  [en, /[áéíóúñ¿¡]|\b(?:el|la|los|las|una|del|con|para|de|se|lista|vacia)\b/i],
  [es, /\b(?:the|of|to|is|and|page|content|back|list)\b/i],
])('no word is empty or of the other language', (words, foreign) => {
  expect(textsOf(words).filter((text) => foreign.test(text) || text.trim() === '')).toEqual([])
})

it('they count years as each language does', () => {
  for (const { years } of [es.screen.home, en.screen.home]) {
    const [one, two, many] = [1, 2, 21].map((count) => years(count).replace(`${count} `, ''))
    expect(one).not.toBe(two)
    expect(many).toBe(two)
  }
})
