import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { skillIcon } from '../../src/tools/skills/skill-names'

/** Names whose brand is meant only beside its kind. */
const BESIDE = [
  ['Signal', '', undefined],
  ['Signal', 'Messaging', 'simple-icons:signal'],
  ['Informatica', '', undefined],
  ['Informática', 'Herramientas', undefined],
  ['Informatica', 'ETL', 'simple-icons:informatica'],
  ['Render (hosting)', '', 'simple-icons:render'],
  ['Code Review', 'Tools', undefined],
  ['Progress', '', undefined],
  ['French (Elementary)', '', undefined],
  ['React', 'Messaging', 'devicon:react'],
] as const

/** The 252 names of skills that developers' profiles on LinkedIn have most, and ten others. */
const [, ...ROWS] = readFileSync('tests/fixtures/skill-marks.csv', 'utf8')
  .trimEnd()
  .split('\n')
  .map((row) => row.split(','))

it('each of the most frequent names of skills has its mark, or none', () => {
  expect(new Set(ROWS.map(([name]) => name)).size).toBe(262)
  expect(ROWS.map(([name = '']) => [name, skillIcon(name) ?? ''])).toEqual(ROWS)
})

it('a brand with the name of something else has its mark only beside its kind', () => {
  expect(BESIDE.map(([name, group]) => [name, group, skillIcon(name, group)])).toEqual(BESIDE)
})
