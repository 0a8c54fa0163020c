import path from 'node:path'
import { parse } from 'jsonc-parser'
import { SPOKEN, type Spoken } from '../../site/words/language'
import type { Messages } from '../messages/es/es'
import { messagesIn } from '../messages/messages'
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

const languageOf = ({ idioma }: Fields): Spoken =>
  SPOKEN.find((language) => language === idioma) ?? 'es'

/** What to tell the owner of the perfil.json that is read. */
export const messagesFor = (read: () => Uint8Array | undefined): Messages =>
  messagesIn(languageOf(fieldsIn(read)))

export const mainLanguageOf = (root: string): Spoken => languageOf(profileFields(root))

export const messagesOf = (root: string): Messages => messagesIn(mainLanguageOf(root))
