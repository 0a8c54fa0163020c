import { isText } from '../cv/cv-text'
import { packageFor, scriptFonts } from '../fonts/script-fonts'
import { messages } from '../messages/messages'
import type { Problem } from '../owner/problem'
import type { ContentValue } from './project-content'

const LETTER = /\p{L}/u
/** Only pages show these, in the visitor's own fonts. */
const PAGES_ONLY = ['apellidos', 'imagenAlt']
/** All that the social cards say of the content. */
const ON_SOCIAL_CARDS = ['nombre', 'puesto']
const MOST_LETTERS_SHOWN = 10

const drawnText = ({ value }: ContentValue) =>
  typeof value === 'string' ? value.normalize('NFC') : ''

/** What the CV and the social cards draw; with a CV of the owner's, only the cards. */
function drawnValues(values: readonly ContentValue[]): ContentValue[] {
  const hasOwnCv = values.some(({ name, field }) => name === 'perfil' && field === 'cv')
  return values.filter(({ name, field }) =>
    hasOwnCv
      ? name === 'perfil' && ON_SOCIAL_CARDS.includes(field)
      : isText(field) && !PAGES_ONLY.includes(field),
  )
}

/** Letters of scripts that no installed font has: CV and social cards would leave them out. */
export async function scriptProblems(values: readonly ContentValue[]): Promise<Problem[]> {
  const say = messages().check.script
  const drawn = drawnValues(values)
  const text = drawn.map(drawnText).join('\n')
  const { missing } = await scriptFonts(text)
  const packages = new Map(
    [...missing]
      .filter((letter) => LETTER.test(letter))
      .map((letter) => [letter, packageFor(letter, text)]),
  )
  // One command for the whole content, at each of its places.
  const command = say.command([...new Set(packages.values())].filter((name) => name !== undefined))
  return drawn.flatMap((value) => {
    const letters = [...new Set(drawnText(value))].filter((letter) => packages.has(letter))
    const isKnown = (letter: string) => packages.get(letter) !== undefined
    const problem = (found: readonly string[], todo: string): Problem[] => {
      const shown = found.slice(0, MOST_LETTERS_SHOWN).join(' ')
      return found.length > 0 ? [{ ...value.place, found: say.found(shown), todo }] : []
    }
    return [
      ...problem(letters.filter(isKnown), say.install(command)),
      ...problem(
        letters.filter((letter) => !isKnown(letter)),
        say.rewrite,
      ),
    ]
  })
}
