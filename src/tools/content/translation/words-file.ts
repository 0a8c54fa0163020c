import path from 'node:path'
import { isFields } from '../../../model/objects'
import { isBuiltIn } from '../../messages/built-words'
import type { Messages } from '../../messages/es/es'
import { ENGLISH_WORDS, isForms, type OwnersWords, type Word } from '../../messages/owners-words'
import { CONTENT } from '../content-folder'
import { knownLanguageName } from '../intl-names'
import type { Problem } from '../problem'
import { nearHint, showValue } from '../show-value'
import { type JsonSource, locationAt, type Path, problemAt } from '../workspace/json-source'
import type { Workspace } from '../workspace/workspace'

/** Below src/content: the site's words in languages of which it has none, a file each. */
export const WORDS_FOLDER = 'palabras'
const ENGLISH = 'en'
const ENDING = '.json'

export const wordsFile = (code: string) => path.posix.join(CONTENT, WORDS_FOLDER, code + ENDING)
const pathOf = (place: string): Path => place.split('.')

const at = (value: unknown, keys: Path): unknown =>
  keys.reduce<unknown>((held, key) => (isFields(held) ? held[key] : undefined), value)

const textsOf = (word: unknown): string[] =>
  typeof word === 'string'
    ? [word]
    : Object.values(Object(word)).filter((text) => typeof text === 'string')

const isSaid = (word: unknown): word is Word =>
  isForms(word) ? word.other !== '' : typeof word === 'string' && word !== ''

const namesIn = (word: unknown): string[] =>
  textsOf(word).flatMap((text) => text.match(/{\w+}/g) ?? [])

/** Without the forms that are not filled in: `other` stands for them. */
const filledForms = (word: Word): Word =>
  typeof word === 'string'
    ? word
    : (Object.fromEntries(Object.entries(word).filter(([, text]) => text !== '')) as Word)

/** What is wrong with a word of an owner's file; undefined where nothing is, or nothing is said. */
function wordProblem(source: JsonSource, code: string, [place, english]: [string, Word]) {
  const keys = [...pathOf(place), code]
  const word = at(source.value, keys)
  if (word === undefined || word === '') return undefined
  const { words } = source.say.reading.translation
  const isRight = typeof english === 'string' ? typeof word === 'string' : isForms(word)
  if (!isRight) {
    const wanted = typeof english === 'string' ? words.text : words.forms
    return problemAt(source, keys, showValue(word), wanted)
  }
  const known = namesIn(english)
  const strange = namesIn(word).find((name) => !known.includes(name))
  return strange && problemAt(source, keys, strange, words.names(known.join(', ')))
}

/** Groups and words that the site does not have. */
function unknownWords(source: JsonSource, above: Path = []): Problem[] {
  const held = at(source.value, above)
  const groups = ENGLISH_WORDS.map(([place]) => pathOf(place))
  const known = groups
    .filter((keys) => keys.length > above.length && above.every((key, i) => keys[i] === key))
    .map((keys) => String(keys[above.length]))
  if (known.length === 0) return []
  const { unknownField } = source.say.reading
  return Object.keys(Object(held)).flatMap((key) => {
    const expected = source.say.expected.knownFields + nearHint(key, known, source.say)
    return known.includes(key)
      ? unknownWords(source, [...above, key])
      : [problemAt(source, [...above, key], unknownField, expected)]
  })
}

export type ReadWords = {
  /** By language. */
  ownersWords: Readonly<Record<string, OwnersWords>>
  wordSources: Readonly<Record<string, JsonSource>>
  problems: Problem[]
}

/** The owner's files of words. */
export function readWords(workspace: Workspace): ReadWords {
  const { say } = workspace
  const problems: Problem[] = []
  const ownersWords: Record<string, OwnersWords> = {}
  const wordSources: Record<string, JsonSource> = {}
  for (const code of workspace.names(WORDS_FOLDER, ENDING)) {
    const file = wordsFile(code)
    if (isBuiltIn(code) || knownLanguageName(code, say.language) === undefined) {
      problems.push({ file, found: showValue(code), expected: say.reading.translation.words.file })
      continue
    }
    const { source, problem } = workspace.json(file)
    if (problem) problems.push(problem)
    if (!source) continue
    const faults = [
      ...unknownWords(source),
      ...ENGLISH_WORDS.flatMap((each) => wordProblem(source, code, each) || []),
    ]
    problems.push(...faults)
    wordSources[code] = source
    const said = ENGLISH_WORDS.flatMap(([place]) => {
      const word = at(source.value, [...pathOf(place), code])
      return isSaid(word) ? [[place, filledForms(word)] as const] : []
    })
    // Without a word it would be a language of none.
    if (faults.length === 0 && said.length > 0) ownersWords[code] = Object.fromEntries(said)
  }
  return { ownersWords, wordSources, problems }
}

/** The words that an owner's file lacks. */
export const missingWords = (
  { wordSources }: Pick<ReadWords, 'wordSources'>,
  say: Messages,
): Problem[] =>
  Object.entries(wordSources).flatMap(([code, source]) =>
    ENGLISH_WORDS.filter(([place]) => !isSaid(at(source.value, [...pathOf(place), code]))).map(
      ([place, english]) => ({
        ...locationAt(source, [...pathOf(place), code]),
        ...say.check.translation.missingWord(showValue(textsOf(english).at(-1) ?? '')),
      }),
    ),
  )

const LONGEST_LINE = 100
/** In CLDR's order, which Intl does not keep. */
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** Each word in a line of its own where it fits one. */
function written(value: unknown, indent = ''): string {
  if (!isFields(value)) return JSON.stringify(value)
  const entries = Object.entries(value)
  const line = `{ ${entries.map(([key, each]) => `${JSON.stringify(key)}: ${written(each)}`).join(', ')} }`
  const isWord = ENGLISH in value || isForms(value)
  if (isWord && !line.includes('\n') && indent.length + line.length < LONGEST_LINE) return line
  const inner = `${indent}  `
  const lines = entries.map(
    ([key, each]) => `${inner}${JSON.stringify(key)}: ${written(each, inner)}`,
  )
  return `{\n${lines.join(',\n')}\n${indent}}`
}

/** Gives a language's file of words what it lacks, each beside the English one. @returns how many are empty */
export function fillWords(workspace: Workspace, code: string): number {
  const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions()
  const categories = CATEGORIES.filter((each) => pluralCategories.includes(each))
  const forms = Object.fromEntries(categories.map((category) => [category, '']))
  const file = wordsFile(code)
  const present = workspace.json(file).source?.value
  const tree = {}
  let count = 0
  for (const [place, english] of ENGLISH_WORDS) {
    const keys = place.split('.')
    const before = at(present, [...keys, code])
    const none = typeof english === 'string' ? '' : forms
    if (!isSaid(before)) count++
    const last = keys.pop() ?? ''
    const group = keys.reduce<Record<string, unknown>>((held, key) => {
      held[key] ??= {}
      return held[key] as Record<string, unknown>
    }, tree)
    group[last] = { [ENGLISH]: english, [code]: before ?? none }
  }
  workspace.write(file, `${written(tree)}\n`)
  return count
}
