import type { ForeignWords } from '../../model/foreign-words'
import { type OwnWords, type SiteWords, withOwnWords } from '../../model/own-words'
import type { Paths, RouteName } from '../../model/routes'
import { joined, placeOf } from '../../model/shown-profile'
import { withoutAccents } from '../../model/without-accents'
import * as de from '../../site/words/de'
import * as en from '../../site/words/en'
import type { AllWords } from '../../site/words/es'
import * as es from '../../site/words/es'
import * as fr from '../../site/words/fr'
import * as it from '../../site/words/it'
import type { Language } from '../../site/words/language'
import * as pt from '../../site/words/pt'
import { foreignTexts, type OwnersWords, withFallback } from './owners-words'

const ALL: Readonly<Record<Language, AllWords>> = { es, en, pt, fr, de, it }

export const isBuiltIn = (code: string): code is Language => Object.hasOwn(ALL, code)

/** What decides the words of a site: its main language, and the owner's files of words by their language. */
export type Wording = {
  readonly main: string
  readonly ownersWords?: Readonly<Record<string, OwnersWords>>
}

/** Where a language has no words, they are the main one's; where that has none, English. */
export function allWords(code: string, wording: Wording): AllWords {
  if (isBuiltIn(code)) return ALL[code]
  const own = wording.ownersWords?.[code]
  const others = otherWords(code, wording)
  return own ? withFallback(code, own, others) : others
}

/** Those that stand in for the words of a language. */
const otherWords = (code: string, wording: Wording): AllWords =>
  code === wording.main ? en : allWords(wording.main, wording)

/** In one language of the interface, texts that are in another. */
function foreignWords(code: string, wording: Wording): ForeignWords | undefined {
  const own = isBuiltIn(code) ? undefined : wording.ownersWords?.[code]
  const others = otherWords(code, wording)
  const texts = own ? foreignTexts(own, others).filter((text) => /\p{L}/u.test(text)) : []
  if (texts.length === 0) return undefined
  const patterns = texts.map((text) =>
    text
      .trim()
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace(/{\w+}/g, '.+'),
  )
  // A text may stand after a dot, or before a colon.
  return {
    lang: others.screen.locale,
    pattern: `^[\\s·]*(?:${patterns.join('|')})[\\s:]*$`,
  }
}

/** Of which language the words are for content in another. */
export const interfaceLanguage = (code: string, wording: Wording): string =>
  allWords(code, wording).screen.locale

type Person = { nombre: string; puesto: string; ciudad: string; pais: string }

/** 'Ana Paz, Desarrolladora en Rosario, Argentina.' of what is known. */
export function introduction(person: Person, { pages }: Pick<BuiltTexts, 'pages'>): string {
  const { nombre, puesto } = person
  const place = placeOf(person)
  return `${joined(puesto ? pages.at : ', ', joined(', ', nombre, puesto), place)}.`
}

/** Letters that Unicode does not part into a plain one and its sign. */
const LATIN: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ð: 'd' },
  ...{ ł: 'l', ø: 'o', đ: 'd', ħ: 'h', ı: 'i' },
}

/** Last part of an address: a page's title without capitals, accents and spaces; may be empty. */
export const slugFrom = (title: string): string =>
  withoutAccents(title)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, (letter) => LATIN[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

type Slugs = Readonly<Record<Exclude<RouteName, 'home'>, string>>

/** A title in another script has no slug: its route's name stands in its place. */
function slugsOf({ home: _none, ...titles }: AllWords['screen']['routes']) {
  const slugs = Object.entries(titles).map(([route, title]) => [route, slugFrom(title) || route])
  return Object.fromEntries(slugs) as Slugs
}

type BuiltTexts = AllWords['built']
/** The words of what the build writes: addresses, heads of pages, the CV. */
export type BuiltWords = BuiltTexts & { readonly slugs: Slugs }

/** @param folder of the language: empty for the main one, else with a final slash */
export function pathsIn(folder: string, slugs: BuiltWords['slugs']): Paths {
  const pages = Object.entries(slugs).map(([name, slug]) => [name, `/${folder}${slug}/`])
  return { home: `/${folder}`, ...Object.fromEntries(pages) }
}

export type Words = {
  readonly screen: SiteWords
  readonly built: BuiltWords
  readonly foreign?: ForeignWords | undefined
}

/** @param own sections of the owner's, in that language */
export function wordsFor(code: string, wording: Wording, own: readonly OwnWords[] = []): Words {
  const { screen, projectPage, built } = allWords(code, wording)
  return {
    screen: withOwnWords({ ...screen, projectPage }, own),
    built: { ...built, slugs: slugsOf(screen.routes) },
    foreign: foreignWords(code, wording),
  }
}
