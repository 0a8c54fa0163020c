import { SPOKEN, type Spoken } from '../../site/words/language'
import type { Messages } from '../messages/es/es'
import { messagesIn } from '../messages/messages'
import { isExampleName } from './example'
import { type ProfileSource, profileFields } from './raw-profile'

export const mainLanguageOf = (source: ProfileSource): Spoken =>
  SPOKEN.find((language) => language === profileFields(source).idioma) ?? 'es'

/** That of who runs a command; English where it is another. */
function systemLanguage({ LC_ALL, LC_MESSAGES, LANG } = process.env): Spoken {
  const locale = LC_ALL || LC_MESSAGES || LANG || Intl.DateTimeFormat().resolvedOptions().locale
  return SPOKEN.find((language) => locale.startsWith(language)) ?? 'en'
}

/** What to tell the owner. The example is in nobody's language yet. */
export function messagesOf(source: ProfileSource): Messages {
  const { idioma, nombre } = profileFields(source)
  const isOwn = idioma !== undefined || !isExampleName(String(nombre))
  return messagesIn(isOwn ? mainLanguageOf(source) : systemLanguage())
}
