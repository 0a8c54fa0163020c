import { expect, it } from 'vitest'
import { firstTechnologies } from '../../src/tools/files/modules/text-modules'

const skills = (...titles: string[]) =>
  titles.map((titulo, index) => ({ titulo, numeroOrden: titles.length - index }))

it('are the first by order, whole names, in one line', () => {
  const names = ['Docker', 'Git', 'React', 'Angular', 'TypeScript', 'CSS', 'HTML']
  expect(firstTechnologies(skills(...names))).toBe(
    'HTML\u00a0· CSS\u00a0· TypeScript\u00a0· Angular\u00a0· React',
  )
})

it('are none without skills, or when the first is too long', () => {
  expect(firstTechnologies([])).toBe('')
  expect(firstTechnologies(skills('Git', 'x'.repeat(60)))).toBe('')
})
