import * as v from 'valibot'
import type { Fields } from '../../../model/objects'
import { isOwnList, slugOf } from '../../../model/own-list'
import { entryFields, type FormName, schemaOf } from '../../../model/schema/content-fields'
import { dateProblems } from '../../../model/schema/date-fields'
import type { ContentName, ListName } from '../../../model/schema/schema'
import type { Spoken } from '../../../site/words/language'
import { showValue } from '../../content/show-value'
import { translationFolders } from '../../content/translation/translation-folders'
import {
  type ContentWords,
  contentWordsIn,
  inEveryContentLanguage,
} from '../../messages/content-words'
import type { Messages } from '../../messages/es/es'
import { labelOf, titleOf } from '../../messages/field-labels'
import { expectedText, messagesIn, textFor } from '../../messages/messages'
import type { ImportOptions } from '../import-options'
import type { Choose } from '../parsing/dates'
import { clean, eachOnce, filled, quotedParts, type Text, titleOfKey } from '../parsing/texts'
import { plainKey } from '../sources/names'
import type { ReadResume } from '../sources/read-resume'
import type { Unplaced } from '../sources/resume-fields'
import { languageOf } from '../sources/resume-language'

/** What stands between a degree and its area; in other languages a comma. */
const JOINERS: Readonly<Record<string, string>> = { es: ' en ', en: ' in ' }

export type Context = Required<Pick<ImportOptions, 'today' | 'isBirthDateWanted'>> & {
  /** Values that the owner has to complete, entries that may be one, what was not imported, what this site does not show. */
  report: Record<'missing' | 'leftOut' | 'unplaced' | 'doubtful', string[]>
  say: Messages['import']
  /** Of the report. */
  spoken: Spoken
  /** Of the content that is made, and what is written in it beside what the source says. */
  language: string
  words: ContentWords
  /** Of the source, where it is known. */
  saidIn: Text
  joiner: string
  /** Of the site's other languages. */
  folders: readonly string[]
  /** Addresses of the owner's site, as far as they are known. */
  sites: readonly string[]
}

/** Sections of a source that a file of the site is for. */
const FILES: Readonly<Record<string, ContentName>> = {
  basics: 'perfil',
  work: 'experiencia',
  education: 'educacion',
  skills: 'hard-skills',
  projects: 'proyectos',
}

/** 'Certificates · License number (1): «ABC»': fields as the source calls them, lists as the site does. */
export function unplacedLine(
  { keys, isInList, values }: Unplaced,
  { say, spoken }: Pick<Context, 'say' | 'spoken'>,
): string {
  const [section = '', ...fields] = keys
  const file = textFor(FILES, section)
  const list = file ? titleOf(file, spoken, {}) : textFor(say.sections, plainKey(section))
  const spot = [list ?? titleOfKey(section), ...fields.map(titleOfKey)].join(' · ')
  return `${spot}${isInList ? ` (${values.length})` : ''}: ${quotedParts(values)}`
}

/** @param language of the content @param spoken that of the report @param site the address of the present content, if it is the same person's */
export function contextFor(
  { resume, unplaced, told }: ReadResume,
  language: string,
  spoken: Spoken,
  { workspace, today, isBirthDateWanted = false }: ImportOptions,
  site?: unknown,
): Context {
  const canonical = resume.meta?.canonical?.replace(/resume\.json$/, '')
  const say = messagesIn(spoken).import
  const saidIn = languageOf(resume)
  return {
    report: {
      ...{
        missing: [],
        doubtful: [],
        leftOut: [],
        unplaced: unplaced.map((each) => unplacedLine(each, { say, spoken })),
      },
      ...told(say),
    },
    say,
    spoken,
    language,
    words: contentWordsIn(language),
    saidIn,
    joiner: JOINERS[saidIn ?? language] ?? ', ',
    folders: translationFolders(workspace),
    sites: filled([typeof site === 'string' ? site : undefined, canonical]),
    today,
    isBirthDateWanted,
  }
}

export const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  - ${line}`)]

/** What the form calls fields, after what it calls their list and, in quotes, their entry: 'Experiencia · "Dev" · Inicio, Fin'. */
export function spotIn(
  { spoken }: Pick<Context, 'spoken'>,
  name: ContentName,
  { titulo, fields = [] }: { titulo?: unknown; fields?: readonly string[] } = {},
): string {
  const file = isOwnList(name) ? titleOfKey(slugOf(name)) : titleOf(name, spoken, {})
  const labels = fields.map((field) => labelOf(name, field, spoken)).join(', ')
  return filled([file, titulo ? showValue(titulo) : '', labels]).join(' · ')
}

/** That the site does not accept what a field says, and what it would. @param said with what is not accepted */
export function refusal({ say, spoken }: Context, name: FormName, field: string, said: Fields) {
  const { issues = [] } = v.safeParse(schemaOf(name), said)
  const issue = issues.find(({ path }) => path?.[0]?.key === field)
  // A state that the dates contradict is told by theirs.
  const { message } = issue ?? dateProblems(said)[0] ?? { message: 'text' }
  return say.notAccepted(expectedText(message, messagesIn(spoken)))
}

/** More of it would hide the other lines. */
const LONGEST_LINE = 200

const shortened = (line: string): string =>
  line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE - 1)}…` : line

export const reportLines = ({ report, say }: Pick<Context, 'report' | 'say'>): string[] =>
  (['missing', 'doubtful', 'leftOut', 'unplaced'] as const).flatMap((kind) =>
    section(say[kind], eachOnce(report[kind], String)).map(shortened),
  )

/** Tells the values that have to be chosen in an entry. @param titulo of the entry, where it is said */
export const chooserFor =
  (name: ListName, titulo: Text, context: Context): Choose =>
  (field, used, said, beside = {}) => {
    const { report, say, spoken } = context
    const { organization = '' } = entryFields(name)
    const outcome =
      used === undefined
        ? refusal(context, name, field, { ...beside, [field]: said })
        : say.used(showValue(used))
    const why =
      said === undefined
        ? say.saysNoTitle(labelOf(name, organization, spoken))
        : say.resumeSays(showValue(clean(said)))
    report.missing.push(
      `${spotIn(context, name, { titulo, fields: [field] })}: ${outcome} (${why})`,
    )
    return used
  }

/** What the source says of an entry, and what a new entry says besides. */
export type Mapped = { readonly said: Fields; readonly otherwise: Fields }

/** @param said with undefined for what the source does not say */
export const mapped = (said: Fields, otherwise: Fields = {}): Mapped => ({
  said: Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
  otherwise,
})

/** The state of a study that a text is, where it is one of ours. */
export const stateNamed = (text: unknown) =>
  (['finished', 'inProgress'] as const).find((state) =>
    inEveryContentLanguage(({ placeholders }) => placeholders[state]).some((word) => word === text),
  )
