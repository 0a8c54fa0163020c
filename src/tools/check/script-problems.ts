import { NAMED } from '../../site/model/schema/content-fields'
import type { Problem } from '../content/problem'
import { isText } from '../cv/cv-text'
import { packageFor, scriptFonts } from '../fonts/script-fonts'
import type { ContentValue, Project } from './project-content'

const LETTER = /\p{L}/u
/** Only pages show these, in the visitor's own fonts. */
const PAGES_ONLY = ['apellidos', 'imagenAlt']
const ON_SOCIAL_CARDS = ['nombre', 'puesto']
const MOST_LETTERS_SHOWN = 10

const drawnText = ({ value }: ContentValue) =>
  typeof value === 'string' ? value.normalize('NFC') : ''

/** What the CV and the social cards draw; with a CV of the owner's, only the cards. */
function drawnValues(values: readonly ContentValue[]): ContentValue[] {
  const isSaid = (said: string) =>
    values.some(({ name, field }) => name === 'perfil' && field === said)
  const hasOwnCv = isSaid('cv') && !isSaid(NAMED)
  return values.filter(({ name, field }) =>
    hasOwnCv
      ? name === 'perfil' && ON_SOCIAL_CARDS.includes(field)
      : isText(field) && !PAGES_ONLY.includes(field),
  )
}

/** Letters of scripts that no installed font has: CV and social cards would leave them out. */
export async function scriptProblems(project: Pick<Project, 'values' | 'say'>): Promise<Problem[]> {
  const say = project.say.check.script
  const drawn = drawnValues(project.values)
  const text = drawn.map(drawnText).join('\n')
  const { missing } = await scriptFonts(text)
  const packages = new Map(
    [...missing]
      .filter((letter) => LETTER.test(letter))
      .map((letter) => [letter, packageFor(letter, text)]),
  )
  const lettersOf = (value: ContentValue, isKnown: boolean) =>
    [...new Set(drawnText(value))].filter(
      (letter) => packages.has(letter) && (packages.get(letter) !== undefined) === isKnown,
    )
  const shown = (letters: Iterable<string>) =>
    [...new Set(letters)].slice(0, MOST_LETTERS_SHOWN).join(' ')
  const unknown = drawn.flatMap((value) => {
    const letters = lettersOf(value, false)
    if (letters.length === 0) return []
    return [{ ...value.place, found: say.found(shown(letters)), todo: say.rewrite }]
  })
  const concerned = drawn.filter((value) => lettersOf(value, true).length > 0)
  const [first] = concerned
  if (!first) return unknown
  // One command for the whole content, told once, at the first place.
  const command = say.command([...new Set(packages.values())].filter((name) => name !== undefined))
  const letters = shown(concerned.flatMap((value) => lettersOf(value, true)))
  const found = say.found(letters) + say.inTexts(concerned.length)
  return [{ ...first.place, found, todo: say.install(command) }, ...unknown]
}
