import { DEVICON } from '../../../site/model/schema/fields'
import type { ContentName } from '../../../site/model/schema/schema'
import { SPOKEN, type Spoken } from '../../../site/words/language'
import { messages, speakingIn } from '../../messages/messages'

const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index))
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
const TECHNOLOGIES = /^(?:tegnologiasUtilizadas|tecnologias)$/
const NETWORK = /^enlaces\.\d+\.red$/
const LANGUAGE = /^idiomas\.\d+\.idioma$/

/** The name of the same country or language in another language, with the case of the given one. */
function sameName(type: 'region' | 'language', name: string, from: string, to: string) {
  const codes = type === 'region' ? CODES.map((code) => code.toUpperCase()) : CODES
  const names = new Intl.DisplayNames(from, { type, fallback: 'none' })
  const code = codes.find((one) => names.of(one)?.toLowerCase() === name.trim().toLowerCase())
  const found = code && new Intl.DisplayNames(to, { type, fallback: 'none' }).of(code)
  return found && found.charAt(0).toUpperCase() + found.slice(1)
}

/** Words that the import writes, and that many owners use. */
function usualWord(text: string, from: Spoken, to: string): string | undefined {
  const wordsIn = (language: Spoken) =>
    speakingIn(language, () => {
      const { finished, inProgress, internship, job, volunteering } = messages().import.placeholders
      return [finished, inProgress, internship, job, volunteering]
    })
  const spoken = SPOKEN.find((language) => language === to)
  return spoken && wordsIn(spoken)[wordsIn(from).indexOf(text.trim())]
}

/** Of a text with its path, what needs no translator: '' where it does. */
export function knownTranslation(
  name: ContentName,
  entry: object,
  [path, text]: readonly [string, string],
  from: Spoken,
  to: string,
): string {
  const { icon } = entry as { icon?: unknown }
  const isTechnology = path === 'titulo' && typeof icon === 'string' && icon.startsWith(DEVICON)
  if (isTechnology || TECHNOLOGIES.test(path) || NETWORK.test(path)) return text
  const isLanguage = LANGUAGE.test(path) || (name === 'soft-skills' && path === 'titulo')
  if (isLanguage) return sameName('language', text, from, to) ?? ''
  if (path === 'pais') return sameName('region', text, from, to) ?? ''
  const isWord = path === 'estado' || path === 'tipoExperiencia'
  return (isWord && usualWord(text, from, to)) || ''
}
