import { built as builtEn, screen as screenEn } from './en'
import { built as builtEs, screen as screenEs } from './es'

export type ScreenWords = typeof screenEs
export type BuiltWords = typeof builtEs
/** The interface's words: one file a language. */
export type Words = { readonly screen: ScreenWords; readonly built: BuiltWords }

const ALL = {
  es: { screen: screenEs, built: builtEs },
  en: { screen: screenEn, built: builtEn },
} satisfies Record<string, Words>
export type InterfaceLanguage = keyof typeof ALL

const hasWords = (language: string): language is InterfaceLanguage => Object.hasOwn(ALL, language)

/** Of which language the words are for content in `language`: of the main one where it has none. */
export const interfaceLanguage = (language: string, main: InterfaceLanguage): InterfaceLanguage =>
  hasWords(language) ? language : main

/** Only for Node: a page's script holds one language. */
export const wordsFor = (language: string, main: InterfaceLanguage): Words =>
  ALL[interfaceLanguage(language, main)]
