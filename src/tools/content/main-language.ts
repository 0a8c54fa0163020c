import path from 'node:path'
import { parse } from 'jsonc-parser'
import { SPOKEN, type Spoken } from '../../site/words/language'
import type { Messages } from '../messages/es/es'
import { messagesIn } from '../messages/messages'
import { isExampleName } from './example'
import { readIfThere } from './reading/files/read-file'

type Fields = Readonly<Record<string, unknown>>

/** Of perfil.json, however broken it is: faults are told when the content is read. */
function fieldsIn(read: () => Uint8Array | undefined): Fields {
  try {
    return Object(parse(new TextDecoder().decode(read())))
  } catch {
    return {}
  }
}

/** The fields of perfil.json, unchecked. */
export const profileFields = (root: string): Fields =>
  fieldsIn(() => readIfThere(path.join(root, 'src/content/perfil.json')))

const mainLanguageIn = ({ idioma }: Fields): Spoken =>
  SPOKEN.find((language) => language === idioma) ?? 'es'

/** That of who runs a command; English where it is another. */
function systemLanguage({ LC_ALL, LC_MESSAGES, LANG } = process.env): Spoken {
  const locale = LC_ALL || LC_MESSAGES || LANG || Intl.DateTimeFormat().resolvedOptions().locale
  return SPOKEN.find((language) => locale.startsWith(language)) ?? 'en'
}

/** The example is in nobody's language yet. */
function messagesAround(profile: Fields): Messages {
  const isOwn = profile.idioma !== undefined || !isExampleName(String(profile.nombre))
  return messagesIn(isOwn ? mainLanguageIn(profile) : systemLanguage())
}

/** What to tell the owner of the perfil.json that is read. */
export const messagesFor = (read: () => Uint8Array | undefined): Messages =>
  messagesAround(fieldsIn(read))

export const messagesOf = (root: string): Messages => messagesAround(profileFields(root))

export const mainLanguageFor = (read: () => Uint8Array | undefined): Spoken =>
  mainLanguageIn(fieldsIn(read))

export const mainLanguageOf = (root: string): Spoken => mainLanguageIn(profileFields(root))
