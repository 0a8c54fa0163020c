import { isFields } from '../../model/objects'
import * as en from '../../site/words/en'
import type { AllWords } from '../../site/words/es'
import type { Forms } from '../../site/words/language'

/** A text, or its forms by how many it tells of. */
export type Word = string | Forms

/** What an owner's file says of the site's words, by their place: `screen.home.years`. */
export type OwnersWords = Readonly<Record<string, Word>>

/** Told by the language's code, not by an owner. */
const NOT_ASKED = ['screen.locale', 'screen.language', 'screen.skills.lang']

export const isForms = (value: unknown): value is Forms =>
  isFields(value) && typeof value.other === 'string'

/** The words by their place, in order. */
const wordsIn = (value: unknown, above = ''): [place: string, word: Word][] =>
  typeof value === 'string' || isForms(value)
    ? [[above, value]]
    : Object.entries(Object(value)).flatMap(([key, inner]) =>
        wordsIn(inner, above === '' ? key : `${above}.${key}`),
      )

/** Those that an owner's file has, in English. */
export const ENGLISH_WORDS = wordsIn({
  screen: en.screen,
  projectPage: en.projectPage,
  built: en.built,
  faults: en.faults,
}).filter(([place]) => !NOT_ASKED.includes(place))

const replaced = (value: unknown, own: OwnersWords, above = ''): unknown =>
  typeof value === 'string' || isForms(value)
    ? (own[above] ?? value)
    : Object.fromEntries(
        Object.entries(Object(value)).map(([key, inner]) => [
          key,
          replaced(inner, own, above === '' ? key : `${above}.${key}`),
        ]),
      )

/** The texts that stand in for words that an owner's file lacks. */
export const foreignTexts = (
  own: OwnersWords,
  { screen, projectPage, built }: AllWords,
): string[] =>
  wordsIn({ screen, projectPage, built: { cv: built.cv } })
    .filter(([place]) => !NOT_ASKED.includes(place) && own[place] === undefined)
    .flatMap(([, word]) => (typeof word === 'string' ? [word] : Object.values(word)))

/** All words of a language: the owner's, and those of another where he says none. */
export function withFallback(code: string, own: OwnersWords, others: AllWords): AllWords {
  const { screen, projectPage, built, faults } = others
  const all = { screen, projectPage, built, faults }
  return replaced(all, { ...own, 'screen.locale': code, 'screen.skills.lang': '' }) as AllWords
}
