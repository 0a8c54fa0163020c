import type { Spoken } from '../../../site/words/language'

/** Frequent words that few of the other languages share. */
const FREQUENT_WORDS: Readonly<Record<string, readonly string[]>> = {
  es: ['el', 'los', 'las', 'una', 'del', 'y', 'con', 'para', 'por'],
  en: ['the', 'and', 'of', 'with', 'for', 'to', 'in'],
  pt: ['o', 'os', 'uma', 'do', 'da', 'e', 'com', 'em', 'para', 'por'],
  fr: ['le', 'les', 'des', 'une', 'et', 'avec', 'pour', 'dans', 'du'],
  de: ['der', 'die', 'das', 'und', 'mit', 'für', 'von', 'im'],
  it: ['il', 'gli', 'della', 'di', 'e', 'con', 'per', 'una', 'nel'],
}

/**
 * Whether a text is in a language, by its most frequent words. One without any of them is, unless it
 * is in another script: 'Puesto en Empresa' can be written of short Spanish resumes too.
 */
export function isWrittenIn(language: Spoken, text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  if (!words.some((word) => /\p{Script=Latin}/u.test(word))) return false
  const count = (other: string) =>
    words.filter((word) => FREQUENT_WORDS[other]?.includes(word)).length
  const own = count(language)
  return Object.keys(FREQUENT_WORDS).every((other) => count(other) <= own)
}
