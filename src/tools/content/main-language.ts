import path from 'node:path'
import { parse } from 'jsonc-parser'
import { SPOKEN, type Spoken } from '../../site/words/language'
import type { Messages } from '../messages/es/es'
import { messagesIn } from '../messages/messages'
import { readIfThere } from './reading/files/read-file'

/** The main language that the bytes of perfil.json name, however broken they are. */
export function languageIn(bytes: Uint8Array | undefined): Spoken {
  const value: unknown = parse(new TextDecoder().decode(bytes))
  const { idioma } = Object(value) as Record<string, unknown>
  return SPOKEN.find((language) => language === idioma) ?? 'es'
}

/** The main language of the content in `root`. */
export function mainLanguageOf(root: string): Spoken {
  try {
    return languageIn(readIfThere(path.join(root, 'src/content/perfil.json')))
  } catch {
    // Told when the content is read.
    return 'es'
  }
}

/** What to tell the owner of the content in `root`. */
export const messagesOf = (root: string): Messages => messagesIn(mainLanguageOf(root))
