import * as v from 'valibot'
import { LANGUAGES } from '../../site/words/language'
import type { Fields } from '../objects'

/** A key of what is expected: src/tools/messages has the sentence, and puts in what follows a colon. */
export type Expected = string

const NOT_BLANK = /\S/
/** Control characters and lone surrogates: HTML and files cannot hold them unchanged. */
export const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\uD800-\uDFFF]/u

const writable = () => v.check((value: string) => !UNWRITABLE.test(value), 'writable')

export const text = (expected: Expected = 'text') =>
  v.message(v.pipe(v.string(), v.regex(NOT_BLANK), writable()), expected)
/** What need not be said: left out or '', and '' either way. */
export const textOrNone = (expected: Expected = 'optionalText') =>
  v.message(v.pipe(v.string(), v.regex(/^$|\S/), writable()), expected)
/** May be empty. */
export const anyText = (expected: Expected) => v.message(v.pipe(v.string(), writable()), expected)

/** What a value is, where its form does not say it: checks and the editor's form go by it. */
export type Kind =
  | 'address'
  | 'picture'
  | 'icon'
  /** One of lucide's, or a file of public/. */
  | 'section-icon'
  | 'pdf'
  | 'sound'
  /** A file of public/ or an address. */
  | 'document'
  | 'date'
  | 'month'
  | 'year'
  /** A year, or a year and a month, in one text. */
  | 'yearMonth'
  /** As many lines as it takes. */
  | 'prose'
  /** Separated by commas. */
  | 'technologies'
  /** The name of a project's page. */
  | 'page'
  /** Names of sections, in their order. */
  | 'sections'
  /** Names of variants of the CV. */
  | 'variants'
  | 'theme'
  /** A look of the portrait. */
  | 'portrait'
  /** What the engraving is drawn from. */
  | 'plate'
  /** Written by the editor itself, or of use to nobody. */
  | 'unasked'

/** What stands in the line under a title: who employs, teaches or gives it, what somebody was in it, and where. */
export const UNDER_TITLE = ['organization', 'role', 'place'] as const

/** What a field says of its entry: pages, CV and Markdown show it by this. */
export type Meaning =
  | (typeof UNDER_TITLE)[number]
  | 'tag'
  | 'technologies'
  | 'link'
  | 'linkText'
  | 'certificate'

/** Characters that fit at the sizes of the shipped design. `why` is a key of the check's reasons. */
export const FITS = {
  name: { most: 64, why: 'cardAndImage' },
  role: { most: 70, why: 'cardAndImage' },
  variantRole: { most: 70, why: 'oneLine' },
  title: { most: 70, why: 'title' },
  story: { most: 500, why: 'story' },
  result: { most: 200, why: 'story' },
  place: { most: 44, why: 'oneLine' },
  fact: { most: 60, why: 'oneLine' },
  badge: { most: 24, why: 'badge' },
  group: { most: 28, why: 'group' },
  tile: { most: 20, why: 'tile' },
  link: { most: 24, why: 'link' },
  language: { most: 24, why: 'language' },
  cardLine: { most: 28, why: 'cardLine' },
  pictureText: { most: 140, why: 'pictureText' },
} as const satisfies Record<string, { most: number; why: string }>
export type Limit = (typeof FITS)[keyof typeof FITS]

/** What a field is, besides its form. */
export type Marks = {
  readonly kind?: Kind
  /** Each language says it anew. All else are facts, said once. */
  readonly isTranslated?: true
  /** A name, which is the same in every language unless one says another: nobody asks for its translation. */
  readonly isName?: true
  /** Often a name: what has no translation is told once for all of a language. */
  readonly isOftenName?: true
  /** Names what several entries have in common: one name, and in each language one translation, for all of them. */
  readonly isShared?: true
  /** Of a year, the field of its month. */
  readonly month?: string
  readonly means?: Meaning
  readonly longest?: Limit
  /** Its name in JSON Resume, then those that other programs have for it: `name|company`. */
  readonly resume?: string
  /** No résumé says it, not even our own. */
  readonly isOwners?: true
  /** No page shows it, nor resume.json. */
  readonly isPrivate?: true
}

export const marked = <Schema extends v.GenericSchema>(marks: Marks, schema: Schema) =>
  v.pipe(schema, v.metadata(marks))

export const ofKind = <Schema extends v.GenericSchema>(kind: Kind, schema: Schema) =>
  marked({ kind }, schema)

/** A text that each language says anew, with what else it is. */
export const translated = <Schema extends v.GenericSchema>(schema: Schema, marks: Marks = {}) =>
  marked({ ...marks, isTranslated: true }, schema)

/** A line that each language says anew. */
export const line = (marks: Marks = {}, expected: Expected = 'text') =>
  translated(text(expected), marks)

/** A list in one text. */
export const technologies = (resume?: string, marks: Marks = {}) =>
  translated(anyText('technologies'), {
    ...marks,
    kind: 'technologies',
    means: 'technologies',
    ...(resume && { resume }),
  })

/** A text of paragraphs, lists and links, that each language says anew. */
export const prose = <Schema extends v.GenericSchema>(schema: Schema, marks: Marks = {}) =>
  translated(schema, { ...marks, kind: 'prose' })

const HTTPS = 'https:\\/\\/\\S+'
const WEB = 'https?:\\/\\/\\S+'

export const isAddress = (value: string): boolean => /^https?:\/\//.test(value)

/** Not `URL.canParse`: Safari 16 lacks it, and Node 20's refuses addresses with an ñ once it is compiled. */
export function canParse(address: string, base?: string): boolean {
  try {
    return Boolean(new URL(address, base))
  } catch {
    return false
  }
}

/** A text of one form, as a pattern: JSON Schema, which the editor reads, can express only patterns. */
const formed = (pattern: string, expected: Expected) =>
  v.message(
    v.pipe(
      v.string(),
      v.regex(new RegExp(`^${pattern}$`)),
      v.check((value) => !isAddress(value) || canParse(value)),
      writable(),
    ),
    expected,
  )

const address = (pattern: string, expected: Expected, marks: Marks = {}) =>
  marked({ ...marks, kind: 'address' }, formed(pattern, expected))
export const httpsAddress = (marks?: Marks) => address(HTTPS, 'https', marks)
export const optionalAddress = (marks?: Marks) => address(`(?:${HTTPS})?`, 'optionalHttps', marks)
/** http too: a project may be older than its certificate. */
export const webAddress = (marks?: Marks) => address(WEB, 'web', marks)
export const optionalWebAddress = (marks?: Marks) => address(`(?:${WEB})?`, 'optionalWeb', marks)

/** Of a variant of the CV: a part of the names of its files. Digits alone are the place in a list. */
export const variantName = () => formed('(?!\\d+$)[a-z0-9]+(?:-[a-z0-9]+)*', 'variantName')

/** Digits with the usual separators. */
export const phone = () => formed('\\+?\\d[\\d ().-]{4,22}\\d', 'phone')

/** RFC 3966: digits and the plus sign only. */
export const telephoneAddress = (telefono: string): string =>
  `tel:${telefono.replace(/[^\d+]/g, '')}`

/** No absolute path, `.`, `..`, empty folder or URL syntax. */
const PUBLIC_FILE =
  '(?!.*[:\\\\?#%])(?!\\.{1,2}(?:\\/|$))(?!.*\\/\\.{1,2}(?:\\/|$))(?!.*\\/\\/)[^\\s\\/](?:.*[^\\s\\/])?'
/** @param none '?' where the text may be empty */
export const publicFile = (kind: Kind, example: string, none = '') =>
  ofKind(kind, formed(`(?:${PUBLIC_FILE})${none}`, `publicFile:${example}`))

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

/** RFC 5646 §2.1: a primary language has two or three letters. */
const LANGUAGE_CODE = /^[a-z]{2,3}$/

/** Whether a text is the code of a language. */
export function isLanguage(code: string): boolean {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  return LANGUAGE_CODE.test(code) && names.of(code) !== undefined
}

/** The code of any language; those of which the site has words are offered. */
export const languageCode = (expected: Expected) =>
  v.message(
    v.union([
      v.picklist(LANGUAGES),
      v.pipe(v.string(), v.regex(LANGUAGE_CODE), v.check(isLanguage)),
    ]),
    expected,
  )

/** A name of IANA's: `America/Argentina/Buenos_Aires`. */
export const timeZone = () =>
  v.message(
    v.pipe(v.string(), v.regex(/^[A-Z]\w+(?:\/[\w+-]+)+$/), v.check(isTimeZone)),
    'timeZone',
  )

const FILE_OR_ADDRESS = `(?:${HTTPS}|${PUBLIC_FILE})`
export const document = (marks: Marks) =>
  marked({ ...marks, kind: 'document' }, formed(FILE_OR_ADDRESS, 'certificate'))
export const optionalDocument = (marks: Marks) =>
  marked({ ...marks, kind: 'document' }, formed(`${FILE_OR_ADDRESS}?`, 'documentLink'))

export const DEVICON = 'devicon:'
export const SIMPLE_ICONS = 'simple-icons:'

export const icon = () =>
  ofKind('icon', formed(`(?:(?:${DEVICON}|${SIMPLE_ICONS})[a-z0-9-]+|${PUBLIC_FILE})`, 'icon'))

export const sectionIcon = () => ofKind('section-icon', formed(PUBLIC_FILE, 'sectionIcon'))

/** The last part of an address: lower case without accents, digits, single hyphens. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
export const isSlug = (text: string): boolean => SLUG.test(text)
export const slug = (expected: Expected = 'slug') =>
  v.message(v.pipe(v.string(), v.regex(SLUG)), expected)

export const wholeBetween = (expected: Expected, min: number, max: number) =>
  v.message(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)), expected)

export const id = () =>
  ofKind('unasked', v.message(v.pipe(v.number(), v.integer(), v.minValue(0)), 'id'))
export const order = () => ofKind('unasked', v.message(v.pipe(v.number(), v.integer()), 'integer'))
export const iconSide = () => wholeBetween('iconSide', 1, 400)

/** Which variants of the CV have an entry; absent is all. */
export const forVariants = () =>
  v.optional(marked({ kind: 'variants', isPrivate: true }, v.array(text('variants'), 'variants')))

/** strictObject's own issues: not an object, missing field, unknown field. */
const objectMessage = (issue: { expected: string | null }) => {
  if (issue.expected === 'Object') return 'object'
  return issue.expected === 'never' ? 'knownFields' : 'requiredField'
}
export const objectOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, objectMessage)

export type FieldProblem = { readonly key: string; readonly message: Expected }

/** @param rules what is wrong, if so, with which field */
export const problemsIn = (
  rules: readonly (readonly [isWrong: boolean, key: string, message: Expected])[],
): FieldProblem[] => rules.flatMap(([isWrong, key, message]) => (isWrong ? [{ key, message }] : []))

/** Reports what is wrong between the fields of an object, even with other issues: of any type, still. */
export const withProblems = <Entry extends Fields>(
  find: (entry: Fields) => readonly FieldProblem[],
) =>
  v.rawCheck<Entry>(({ dataset, addIssue }) => {
    const input = { ...(dataset.value as Fields) }
    for (const { key, message } of find(input)) {
      const value = input[key]
      const path = { type: 'object', origin: 'value', input, key, value } as const
      addIssue({ message, input: value, path: [path] })
    }
  })

/** RFC 5321 §4.5.3.1.3, without the angle brackets. */
const EMAIL_MOST_CHARACTERS = 254

export const email = () =>
  ofKind(
    'address',
    v.message(
      v.union([v.literal(''), v.pipe(v.string(), v.email(), v.maxLength(EMAIL_MOST_CHARACTERS))]),
      'email',
    ),
  )

/** Ids are unique in a list; the second of two equal ones is reported. */
export const listOf = <Item extends v.GenericSchema<unknown, { id: number }>>(item: Item) =>
  v.pipe(
    v.array(item, 'entries'),
    v.rawCheck(({ dataset, addIssue }) => {
      // Runs despite other issues, to report all problems at once.
      if (!Array.isArray(dataset.value)) return
      const entries: { id?: unknown }[] = dataset.value
      for (const [key, value] of entries.entries()) {
        const id = value?.id
        if (typeof id !== 'number') continue
        if (entries.findIndex((each) => each?.id === id) === key) continue
        const entry = { type: 'array', origin: 'value', input: entries, key, value } as const
        const field = { type: 'object', origin: 'value', input: { ...value }, key: 'id' } as const
        addIssue({ message: 'uniqueId', input: id, path: [entry, { ...field, value: id }] })
      }
    }),
  )
