import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { skillIcon } from '../../src/tools/skills/skill-names'

/** The 252 names of skills that developers' profiles on LinkedIn have most, and ten others. */
const [, ...ROWS] = readFileSync('tests/fixtures/skill-marks.csv', 'utf8')
  .trimEnd()
  .split('\n')
  .map((row) => row.split(','))

it('each of the most frequent names of skills has its mark, or none', () => {
  expect(new Set(ROWS.map(([name]) => name)).size).toBe(262)
  expect(ROWS.map(([name = '']) => [name, skillIcon(name) ?? ''])).toEqual(ROWS)
})
