import path from 'node:path'
import { parse } from 'jsonc-parser'
import { SPOKEN, type Spoken } from '../../site/words/language'
import type { Messages } from '../messages/es/es'
import { messagesIn } from '../messages/messages'
import { isExampleName } from './example'
import { readIfThere } from './reading/files/read-file'

/** The project whose perfil.json is read, or who reads one. */
type Source = string | (() => Uint8Array | undefined)

/** Unchecked, and none of a broken file: faults are told when the content is read. */
export function profileFields(source: Source): Readonly<Record<string, unknown>> {
  const file = 'src/content/perfil.json'
  try {
    const bytes = typeof source === 'string' ? readIfThere(path.join(source, file)) : source()
    return Object(parse(new TextDecoder().decode(bytes)))
  } catch {
    return {}
  }
}

export const mainLanguageOf = (source: Source): Spoken =>
  SPOKEN.find((language) => language === profileFields(source).idioma) ?? 'es'

/** That of who runs a command; English where it is another. */
function systemLanguage({ LC_ALL, LC_MESSAGES, LANG } = process.env): Spoken {
  const locale = LC_ALL || LC_MESSAGES || LANG || Intl.DateTimeFormat().resolvedOptions().locale
  return SPOKEN.find((language) => locale.startsWith(language)) ?? 'en'
}

/** What to tell the owner. The example is in nobody's language yet. */
export function messagesOf(source: Source): Messages {
  const { idioma, nombre } = profileFields(source)
  const isOwn = idioma !== undefined || !isExampleName(String(nombre))
  return messagesIn(isOwn ? mainLanguageOf(source) : systemLanguage())
}
