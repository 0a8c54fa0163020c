import { expect, it } from 'vitest'
import { en } from '../../src/tools/messages/en/en'

/** Every text of the messages, with something in the place of what is filled in. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') {
    return [1, 2].flatMap((count) => textsOf(value(count, count, count)))
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

it('no English message has a Spanish word', () => {
  // This one joins a list, and this one changes a text.
  const script = { ...en.check.script, command: '' }
  const reading = { ...en.reading, decimal: '' }
  const texts = textsOf({ ...en, check: { ...en.check, script }, reading })
  expect(texts.length).toBeGreaterThan(200)
  const spanish =
    /[áéíóúñ¿¡]|\b(?:el|los|las|una|del|con|para|por|que|de|se|falta|archivo|texto|dirección)\b/i
  expect(texts.filter((text) => spanish.test(text.replace(/"[^"]*"/g, '')))).toEqual([])
})
