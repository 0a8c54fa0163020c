import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { parse } from 'yaml'
import { namesOf } from '../../src/model/schema/schema'
import type { readSite } from '../../src/tools/content/reading/read-content'
import { messagesIn } from '../../src/tools/messages/messages'
import { saidText } from './said-texts'

/** A résumé, and what becomes of it: a case of tests/fixtures/imports. */
type ImportCase = {
  title: string
  /** Of the site that is made. */
  language?: 'es' | 'en'
  /** YAML if it is a text. */
  resume?: unknown
  /** In place of one: a JSON file of the project. */
  file?: string
  /** Files that lie in the project. */
  files?: Record<string, string>
  /** In place of a résumé: an archive of LinkedIn, and how the command is called. */
  archive?: 'basic' | 'complete' | 'localized' | 'german'
  arguments?: string[]
  /** What the content then has, among others. */
  perfil?: object
  lists?: Record<string, object[]>
  own?: object[]
  /** Exactly: the technical skills, the lists with a file, those of quotes. */
  skills?: string
  present?: string[]
  quotes?: string[]
  /** Fields that neither the profile nor an entry has. */
  absent?: string[]
  /** What the files of further languages say. */
  beside?: Record<string, Record<string, object>>
  /** In place of all this: what is told of it, and nothing is written. */
  refused?: string[]
  /** Lines of the report, texts that it has not, and those that the content has not either. */
  report?: string[]
  silent?: string[]
  secrets?: string[]
}

/** With what an import says; a text between slashes is a pattern. */
function filledIn(value: unknown, say: object): unknown {
  if (Array.isArray(value)) return value.map((each) => filledIn(each, say))
  if (value instanceof Object) {
    const fields = Object.entries(value).map(([key, each]) => [key, filledIn(each, say)])
    return Object.fromEntries(fields)
  }
  if (typeof value !== 'string') return value
  if (/^\/.*\/$/.test(value)) return expect.stringMatching(new RegExp(value.slice(1, -1)))
  return saidText(value, say)
}

export const importCases = (name: string): ImportCase[] =>
  parse(readFileSync(`tests/fixtures/imports/${name}.yaml`, 'utf8'))

export const resumeIn = ({ file, resume }: ImportCase): unknown =>
  file ? JSON.parse(readFileSync(file, 'utf8')) : resume

type Imported = Omit<ReturnType<typeof readSite>, 'files'>

/** What is said of it, in the language of the site. */
export const expectedOf = ({ resume: _asked, ...said }: ImportCase): Omit<ImportCase, 'resume'> =>
  filledIn(said, messagesIn(said.language ?? 'es').import) as ImportCase

export function expectImported(asked: ImportCase, report: string, content: Imported) {
  const expected = expectedOf(asked)
  const { perfil = {}, lists = {}, own, skills, present, quotes } = expected
  expect(content).toMatchObject({ perfil, lists, ...(own && { own }) })
  const entries = Object.values(content.lists).flat()
  for (const field of expected.absent ?? []) {
    for (const each of [content.perfil, ...entries]) expect(each).not.toHaveProperty(field)
  }
  const named = content.lists['hard-skills'].map(({ titulo, grupo }) =>
    grupo === undefined ? titulo : `${grupo}: ${titulo}`,
  )
  if (skills !== undefined) expect(named.join(', ')).toBe(skills)
  const withFile = namesOf(content.lists).filter((name) => !content.absent.includes(name))
  if (present) expect(withFile).toEqual(present)
  const shownAsQuotes = content.own.filter(({ forma }) => forma).map(({ list }) => list)
  if (quotes) expect(shownAsQuotes).toEqual(quotes)
  for (const line of expected.report ?? []) expect(report).toContain(line)
  for (const text of expected.silent ?? []) expect(report).not.toContain(text)
  const everything = JSON.stringify([report, content.perfil, content.lists])
  for (const text of expected.secrets ?? []) expect(everything).not.toContain(text)
}
