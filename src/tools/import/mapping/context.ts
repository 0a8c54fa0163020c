import path from 'node:path'
import type { Spoken } from '../../../site/words/language'
import { CONTENT } from '../../content/content-folder'
import { showPath, showValue } from '../../content/show-value'
import { overlayFolders } from '../../content/translation/overlay-folders'
import type { Messages } from '../../messages/es/es'
import { messagesIn } from '../../messages/messages'
import type { ImportOptions } from '../import-resume'
import type { ReadResume } from '../read/read-resume'
import { languageOf } from '../values/language'
import { clean, filled, type Text } from '../values/texts'

/** What stands between a degree and its area; in other languages a comma. */
const JOINERS: Readonly<Record<string, string>> = { es: ' en ', en: ' in ' }

export type Context = Required<Pick<ImportOptions, 'today' | 'isBirthDateWanted'>> & {
  /** Values that the owner has to complete, that were not imported, that this site does not show. */
  report: Record<'missing' | 'leftOut' | 'unplaced', string[]>
  say: Messages['import']
  /** Of the content that is made. */
  language: Spoken
  joiner: string
  /** Of the site's other languages. */
  folders: readonly string[]
  /** Addresses of the owner's site, as far as they are known. */
  sites: readonly string[]
}

/** @param site the address of the present content, if it is the same person's */
export function contextFor(
  { resume, unplaced, leftOut }: ReadResume,
  language: Spoken,
  { root, today, isBirthDateWanted = false }: ImportOptions,
  site?: unknown,
): Context {
  const canonical = resume.meta?.canonical?.replace(/resume\.json$/, '')
  const say = messagesIn(language).import
  return {
    report: { missing: [], leftOut: leftOut(say), unplaced: [...unplaced] },
    say,
    language,
    joiner: JOINERS[languageOf(resume) ?? language] ?? ', ',
    folders: overlayFolders(path.join(root, CONTENT)),
    sites: filled([typeof site === 'string' ? site : undefined, canonical]),
    today,
    isBirthDateWanted,
  }
}

export const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  - ${line}`)]

export const reportLines = ({ report, say }: Pick<Context, 'report' | 'say'>): string[] =>
  (['missing', 'leftOut', 'unplaced'] as const).flatMap((kind) => section(say[kind], report[kind]))

/** Tells of values that had to be chosen in an entry, and returns them. */
export type Choose = <Value>(field: string, used: Value, said?: Text) => Value

export const chooserFor =
  (file: string, index: number, { report, say }: Context): Choose =>
  (field, used, said) => {
    const text = clean(said)
    const why = text === undefined ? '' : ` (${say.resumeSays(showValue(text))})`
    const outcome = used === undefined ? say.notAccepted : say.used(showValue(used))
    report.missing.push(`${file}.json  items[${index}].${field}: ${outcome}${why}`)
    return used
  }

/** Each with its path in the resume. */
export const withPaths = <Entry>(section: string, entries: readonly Entry[] = []) =>
  entries.map((entry, index) => ({ ...entry, path: `${showPath([section])}[${index}]` }))
