import type { Spoken } from '../../site/words/language'
import type { Messages } from '../messages/es/es'
import { messagesIn, expectedText as textOf } from '../messages/messages'

let language: Spoken = 'es'

export const spoken = (): Spoken => language

export const speak = (next: Spoken): void => {
  language = next
}

/** What `action` says in a language. */
export function speakingIn<Said>(next: Spoken, action: () => Said): Said {
  const before = language
  language = next
  try {
    return action()
  } finally {
    language = before
  }
}

export const messages = (): Messages => messagesIn(language)

export const expectedText = (expected: string): string => textOf(expected, messages())
