import { parse } from 'jsonc-parser'
import { isLanguage } from '../../model/schema/fields'
import { SPOKEN, type Spoken } from '../../site/words/language'
import type { Messages } from '../messages/es/es'
import { messagesIn } from '../messages/messages'

/** What the profile says, unchecked: its faults are told with those of all content. */
export type ProfileFields = Readonly<Record<string, unknown>>

/** Of a broken file those fields that can be told, or none. */
export function profileIn(read: () => Uint8Array | undefined): ProfileFields {
  try {
    return Object(parse(new TextDecoder().decode(read())))
  } catch {
    return {}
  }
}

export const isExampleName = (text: string): boolean => text === 'Nombre Apellido'

/** That of a site whose profile names none. */
const USUAL = 'es'

export const mainLanguageOf = ({ idioma }: ProfileFields): string =>
  typeof idioma === 'string' && isLanguage(idioma) ? idioma : USUAL

const spokenIn = (code: string) => SPOKEN.find((language) => language === code)

/** That of who runs a command; English where it is another. */
function systemLanguage({ LC_ALL, LC_MESSAGES, LANG } = process.env): Spoken {
  const locale = LC_ALL || LC_MESSAGES || LANG || Intl.DateTimeFormat().resolvedOptions().locale
  return SPOKEN.find((language) => locale.startsWith(language)) ?? 'en'
}

/** What to tell the owner. The example is in nobody's language yet, and the commands speak two alone. */
export function messagesOf(profile: ProfileFields): Messages {
  const { idioma, nombre } = profile
  const isOwn = idioma !== undefined || !isExampleName(String(nombre))
  const spoken = isOwn ? spokenIn(mainLanguageOf(profile)) : undefined
  return messagesIn(spoken ?? systemLanguage())
}
