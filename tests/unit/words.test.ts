import { describe, expect, it } from 'vitest'
import { LIST_NAMES } from '../../src/site/model/schema/schema'
import { wordsFor } from '../../src/tools/messages/built-words'

const es = wordsFor('es', 'es')
const en = wordsFor('en', 'es')

/** Every text, with names and numbers where they are filled in. */
function textsOf(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return name === 'introduction' ? [] : [String(value(2, 'Ada'))]
  return Object.entries(Object(value)).flatMap(([key, inner]) => textsOf(inner, key))
}

/** The same in both languages: names, and words that are shared. */
const SHARED = /^(?:CV|Link|Error|(?:Hard|Soft) skills)$/

describe('the words of the interface', () => {
  it('are different in each language, and nowhere empty', () => {
    const [spanish, english] = [textsOf(es), textsOf(en)]
    expect(english.length).toBe(spanish.length)
    expect(spanish.length).toBeGreaterThan(70)
    const same = spanish.filter((text, index) => text === english[index] && !SHARED.test(text))
    expect(same).toEqual([])
    expect([...spanish, ...english].filter((text) => text.trim() === '')).toEqual([])
  })

  it('have no word of the other language', () => {
    const spanish = /[áéíóúñ¿¡]|\b(?:el|la|los|las|una|del|con|para|de|se|lista|vacia)\b/i
    expect(textsOf({ ...en }).filter((text) => spanish.test(text))).toEqual([])
    const english = /\b(?:the|of|to|is|and|page|content|back|list)\b/i
    expect(textsOf({ ...es }).filter((text) => english.test(text))).toEqual([])
  })

  it('are SPEC’s in Spanish, and those agreed on in English', () => {
    expect(es.screen.list).toMatchObject({
      error: { title: 'Error', text: 'No se pudo conectar al servidor.' },
      empty: 'No hay datos en la base de datos.',
      emptyTitles: { educacion: 'Lista de educaciones vacia' },
    })
    expect(es.screen.entry.stillGoing).toBe('Actualidad')
    expect(en.screen.list).toMatchObject({
      error: { title: 'Error', text: 'Could not connect to the server.' },
      empty: 'There is no data in the database.',
      emptyTitles: { educacion: 'Education list is empty' },
    })
    expect(en.screen.entry.stillGoing).toBe('Present')
    for (const words of [es, en]) {
      expect(Object.keys(words.screen.list.emptyTitles).sort()).toEqual([...LIST_NAMES].sort())
    }
  })

  it('count years as each language does', () => {
    expect([1, 2, 21].map(es.screen.home.years)).toEqual(['1 año', '2 años', '21 años'])
    expect([1, 2, 21].map(en.screen.home.years)).toEqual(['1 year', '2 years', '21 years'])
  })

  it('are the main language’s where a language has none', () => {
    expect(wordsFor('pt', 'es')).toBe(es)
    expect(wordsFor('pt', 'en')).toBe(en)
    expect(wordsFor('constructor', 'es')).toBe(es)
  })
})
