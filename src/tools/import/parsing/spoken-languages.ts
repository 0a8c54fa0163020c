import { isLevel } from './levels'
import { isLanguageName } from './places'
import { filled } from './texts'

export type SpokenLanguage = { language: string; fluency?: string }

/** A language and its level; longer texts would keep the expression busy. */
const MOST_CHARACTERS = 80
const MARKED_LEVEL = /^(\p{L}[\p{L}\s.'’-]*?)(?:\s*[(:,–—]|\s+-\s)\s*(.+?)\)?$/u
const PLAIN_LEVEL = /^(\p{L}+)\s+(\S.*)$/u

/** 'French (B2)', 'French: native', 'French native' and 'French' as a language and its level. */
function spokenOne(text: string): SpokenLanguage | undefined {
  if (text.length > MOST_CHARACTERS) return undefined
  if (isLanguageName(text)) return { language: text }
  const [, language = '', fluency = ''] = MARKED_LEVEL.exec(text) ?? []
  if (isLanguageName(language)) return { language, fluency }
  const [, name = '', level = ''] = PLAIN_LEVEL.exec(text) ?? []
  return isLanguageName(name) && isLevel(level) ? { language: name, fluency: level } : undefined
}

/** The languages that a text names, all of it; none where it says something else. */
export function spokenIn(text: string): SpokenLanguage[] {
  const parts = filled(text.split(/[,;•|\n](?![^(]*\))/))
  const found = parts.map(spokenOne).filter((each) => each !== undefined)
  if (found.length === parts.length) return found
  return [spokenOne(text) ?? []].flat()
}

export const isSpoken = (text: string): boolean => spokenIn(text).length > 0
