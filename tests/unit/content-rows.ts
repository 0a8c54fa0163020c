import { expect } from 'vitest'
import type { ContentName } from '../../src/site/model/schema/schema'
import { asText, type makeProject, messageOf } from './content-project'

/** Its columns: file | text to replace, or /pattern/ | its replacement | line and path | found | expected */
export const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' | '))

const NOTHING = '(nada)'

/** The frame of a report with one mistake. */
const TOLD = {
  es: { head: 'Hay 1 error en el contenido:', found: 'se encontró', expected: 'se esperaba' },
  en: { head: 'There is 1 mistake in the content:', found: 'found', expected: 'expected' },
}

/** The one mistake of a row is told, to the letter. */
export function expectTold(
  project: ReturnType<typeof makeProject>,
  content: Record<ContentName, unknown>,
  row: readonly string[],
  language: keyof typeof TOLD = 'es',
): void {
  const [file = '', from = '', to = '', place, found, expected] = row
  const before = asText(content[file as ContentName])
  const pattern = from.startsWith('/') ? new RegExp(from.slice(1, -1)) : from
  const after = before.replace(pattern, () => (to === NOTHING ? '' : to))
  expect(after).not.toBe(before)
  project.writeContent(file as ContentName, after)
  const told = TOLD[language]
  expect(messageOf(project)).toBe(
    `${told.head}\n\nsrc/content/${file}.json:${place}\n  ${told.found}: ${found}\n  ${told.expected}: ${expected}`,
  )
}
