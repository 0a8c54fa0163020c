import path from 'node:path'
import { parse } from 'jsonc-parser'
import { SPOKEN, type Spoken } from '../../site/words/language'
import type { Messages } from '../messages/es/es'
import { messagesIn } from '../messages/messages'
import { readIfThere } from './reading/files/read-file'

type Fields = Readonly<Record<string, unknown>>

const fieldsIn = (bytes: Uint8Array | undefined): Fields =>
  Object(parse(new TextDecoder().decode(bytes)))

/** The fields of perfil.json, however broken it is: faults are told when the content is read. */
export function profileFields(root: string): Fields {
  try {
    return fieldsIn(readIfThere(path.join(root, 'src/content/perfil.json')))
  } catch {
    return {}
  }
}

const languageOf = ({ idioma }: Fields): Spoken =>
  SPOKEN.find((language) => language === idioma) ?? 'es'

/** The main language that the bytes of perfil.json name. */
export const languageIn = (bytes: Uint8Array | undefined): Spoken => languageOf(fieldsIn(bytes))

/** The main language of the content in `root`. */
export const mainLanguageOf = (root: string): Spoken => languageOf(profileFields(root))

/** What to tell the owner of the content in `root`. */
export const messagesOf = (root: string): Messages => messagesIn(mainLanguageOf(root))
