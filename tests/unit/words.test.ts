import { expect, it } from 'vitest'
import { plural } from '../../src/model/fill-words'
import { fieldsByPath } from '../../src/model/schema/content-fields'
import { CONTENT_NAMES } from '../../src/model/schema/schema'
import { allWords, wordsFor } from '../../src/tools/messages/built-words'
import { en } from '../../src/tools/messages/en/en'
import { fieldWords } from '../../src/tools/messages/fields'

const [spanish, english] = [wordsFor('es', { main: 'es' }), wordsFor('en', { main: 'es' })]

/** Every text, without the names of what is filled in. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/{\w+}/g, '')]
  if (typeof value === 'function') {
    return [1, 2].flatMap((count) => textsOf(value(count, count, count)))
  }
  return Object.values(Object(value)).flatMap(textsOf)
}

it.each([
  [english, /[áéíóúñ¿¡]|\b(?:el|la|los|las|una|del|con|para|de|se|lista|vacia)\b/i],
  [spanish, /\b(?:the|of|to|is|and|page|content|back|list)\b/i],
])('no word is of the other language', (words, foreign) => {
  expect(textsOf(words).filter((text) => foreign.test(text))).toEqual([])
})

/** Words that languages have in common. */
const SHARED = new Set(
  [
    ...[
      'CV',
      'Link',
      'Links',
      'Team',
      'Notes',
      'Navigation',
      'Contact',
      'Source',
      'remote',
      'hybrid',
    ],
    ...['Disponible', 'Certificado', 'híbrido', 'remoto', 'presencial', 'país', 'desde'],
    ...[
      'Link GitHub',
      'Idiomas',
      'Retrato de',
      'Técnicas',
      'Anterior:',
      'Notas',
      'email',
      'in',
      'de',
    ],
    'Tecnologias',
  ].map((word) => word.toLowerCase()),
)

it.each(['pt', 'fr', 'de', 'it'] as const)('none is left as in Spanish or English: %s', (code) => {
  const [own, ...others] = [code, 'es', 'en'].map((each) => textsOf(allWords(each, { main: 'es' })))
  const left = own?.filter(
    (text, at) =>
      others.some((each) => each[at] === text) &&
      /\p{L}/u.test(text) &&
      !SHARED.has(text.trim().toLowerCase()),
  )
  expect(left).toEqual([])
})

it('they count years as each language does', () => {
  for (const { locale, home } of [spanish.screen, english.screen]) {
    const [one, two, many] = [1, 2, 21].map((count) =>
      plural(locale, count, home.years).replace(`${count} `, ''),
    )
    expect(one).not.toBe(two)
    expect(many).toBe(two)
  }
})

it('no English message has a Spanish word', () => {
  // This one joins a list, and this one changes a text.
  const script = { ...en.check.script, command: '' }
  const reading = { ...en.reading, decimal: '' }
  const fields = CONTENT_NAMES.flatMap((name) =>
    [...fieldsByPath(name).keys()].map((path) => fieldWords(name, path)),
  )
  const ofFields = fields.map((words) => [words?.en, words?.label?.[1] ?? ''])
  const texts = textsOf({ ...en, check: { ...en.check, script }, reading, ofFields })
  expect(texts.length).toBeGreaterThan(200)
  const spanish =
    /[áéíóúñ¿¡]|\b(?:el|los|las|una|del|con|para|por|que|de|se|falta|archivo|texto|dirección)\b/i
  expect(texts.filter((text) => spanish.test(text.replace(/"[^"]*"/g, '')))).toEqual([])
})
