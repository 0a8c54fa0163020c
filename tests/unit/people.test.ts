import { rmSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { type Profile, UNKNOWN_SITE } from '../../src/model/schema/schema'
import { checkProject } from '../../src/tools/check/check-project'
import { Workspace } from '../../src/tools/content/workspace/workspace'
import { partsIn } from '../../src/tools/import/parsing/texts'
import { labelOf } from '../../src/tools/messages/field-labels'
import { bring, PEOPLE, saidBy } from '../fixtures/people'
import { makeImportProject } from './import-project'

const project = makeImportProject()
const { root, contentDir, publicDir } = project

function imported(person: string) {
  for (const folder of [contentDir, publicDir]) rmSync(folder, { recursive: true, force: true })
  const report = project.runFile(bring(person, path.join(root, 'cv')), { today: '2026-01-15' })
  return { report, ...project.site() }
}

/** Told by their year. */
const DATE = /date$|^period$|(?:Started|Finished|Issued) On|(?:Start|End) Date/i
/** Told in the site's language. */
const IN_OTHER_WORDS = /^(?:countryCode|language|fluency|Proficiency)$/

/** A list of its own. */
const isSoftName = (text: string) => text === 'Habilidades blandas'

/** Without what only leads somewhere or shows a form. */
const plain = (text: string): string =>
  text
    .replace(/\[([^\]]+)\]\(http[^)]*\)/g, '$1')
    // LinkedIn's kinds of addresses.
    .replace(/\b(?:BLOG|PERSONAL|PORTFOLIO):/g, ' ')
    // What LinkedIn adds to the names of skills.
    .replace(' (Programming Language)', '')
    .replace(/<[^>]*>|https?:\/\/(?:www\.)?|tel:/g, ' ')
    .replaceAll('&amp;', '&')

const wordsOf = (text: string): string =>
  (
    plain(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ')

/** What may stand in several places: sentences, items, names of a list. */
const partsOf = (text: string): string[] =>
  plain(text)
    .split(/[\n.,;:|•▪·*@()[\]]|\s[-–—]\s|(?<=\d)\s(?=int)/)
    .filter((part) => wordsOf(part) !== '')

it.each(PEOPLE)('%s: every word is on the site or in the report', (person) => {
  const { report, perfil, lists, own } = imported(person)
  const told = [...partsIn([perfil, lists, own]), ...report.split('\n')].map(
    (text) => ` ${wordsOf(text)} `,
  )
  const isTold = (text: string) => told.some((each) => each.includes(` ${wordsOf(text)} `))
  const said = saidBy(person)
  const lost = said.filter(({ key, text }) => {
    if (IN_OTHER_WORDS.test(key) || isSoftName(text)) return false
    if (DATE.test(key)) return !(text.match(/\d{4}/g) ?? []).every(isTold)
    const [first = ''] = partsOf(text)
    // The country may be told in the site's language.
    if (key === 'location') return !isTold(first)
    return !isTold(text) && !partsOf(text).every(isTold)
  })
  expect(lost).toEqual([])
  const languages = said.filter(({ key }) => /^(?:fluency|Proficiency)$/.test(key))
  expect(perfil.idiomas?.length ?? 0).toBeGreaterThanOrEqual(languages.length)
  expect(report).not.toMatch(/\b[a-z0-9]{24}\b|[0-9a-f]{8}-[0-9a-f]{4}-/)
})

const isMissing = (perfil: Profile, field: string) => {
  const value: unknown = Reflect.get(perfil, field)
  return value === '' || value === UNKNOWN_SITE
}

it.each(PEOPLE)('%s: the check says nothing that is not so', async (person) => {
  const { report, perfil } = imported(person)
  const { check } = new Workspace(root).say
  const strange = (await checkProject(new Workspace(root))).filter(
    ({ path: field = '', found, isAdvice, todo }) => {
      if (!isAdvice) return !report.includes(labelOf('perfil', field, 'es'))
      if (found === check.missing) return !isMissing(perfil, field)
      const isPages = [1, 2, 3, 4].some((count) => found === check.cv.pages(count))
      const isLength = found === check.length.found(Number(/\d+/.exec(found)?.[0]))
      return !isPages && !isLength && todo !== check.evidence('').todo
    },
  )
  expect(strange).toEqual([])
})
