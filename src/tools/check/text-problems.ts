import { withoutLinks } from '../../model/inline-links'
import { marksAt, NAMED } from '../../model/schema/content-fields'
import { textBlocks } from '../../model/text-blocks'
import type { Problem } from '../content/problem'
import { showValue } from '../content/show-value'
import { isText } from '../cv/printable-content'
import { packageFor, scriptFonts } from '../fonts/script-fonts'
import type { Checked, ContentValue } from './checked'

const plainText = (text: string): string =>
  textBlocks(text)
    .flatMap((block) => (block.kind === 'list' ? block.items : block.text.split('\n')))
    .map(withoutLinks)
    .join(' ')

export const lengthProblems = ({ values, say }: Checked): Problem[] =>
  values.flatMap(({ name, path, value, location }) => {
    const limit = marksAt(name, path).longest
    if (!limit || typeof value !== 'string') return []
    // Marks of lists are not shown.
    const shown = limit.why === 'story' ? plainText(value) : value
    const length = Array.from(shown).length
    if (length <= limit.most) return []
    const { found, reasons, shorten } = say.check.length
    return [{ ...location, found: found(length), todo: shorten(limit.most, reasons[limit.why]) }]
  })

const PROFILE_LINKS = ['github', 'linkedin', 'url']

function samePage(address: string): string {
  const { host, pathname, search, hash } = new URL(address)
  return `${host}${pathname.replace(/\/+$/, '')}${search}${hash}`.toLowerCase()
}

const sameName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase()

type Text = ContentValue & { value: string }
const isFilled = (value: ContentValue): value is Text =>
  typeof value.value === 'string' && value.value !== ''

function repeats(texts: readonly Text[], keyOf: (text: Text) => string): [Text, Text][] {
  const firsts = new Map<string, Text>()
  return texts.flatMap((text) => {
    const key = keyOf(text)
    const first = firsts.get(key)
    if (first) return [[text, first]]
    firsts.set(key, text)
    return []
  })
}

/** One profile that is linked twice, and one group of skills that is spelt in two ways. */
export function repeatProblems({ values, say }: Pick<Checked, 'values' | 'say'>): Problem[] {
  const { link, group } = say.check.repeat
  const filled = values.filter(isFilled)
  const links = filled.filter(
    ({ name, field }) => name === 'perfil' && PROFILE_LINKS.includes(field),
  )
  const groups = filled.filter(({ field }) => field === 'grupo')
  return [
    ...repeats(links, ({ value }) => samePage(value)).map(([{ location }, first]) => ({
      ...location,
      ...link(first.location.path ?? ''),
    })),
    ...repeats(groups, ({ name, language, value }) => `${language} ${name} ${sameName(value)}`)
      .filter(([{ value }, first]) => value !== first.value)
      .map(([{ location, value }, first]) => ({
        ...location,
        ...group(showValue(value), showValue(first.value)),
      })),
  ]
}

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
  return values.filter(({ name, path, field }) =>
    hasOwnCv
      ? name === 'perfil' && ON_SOCIAL_CARDS.includes(field)
      : isText(name, path) && !PAGES_ONLY.includes(field),
  )
}

/** Letters of scripts that no installed font has: CV and social cards would leave them out. */
export async function scriptProblems(site: Pick<Checked, 'values' | 'say'>): Promise<Problem[]> {
  const say = site.say.check.script
  const drawn = drawnValues(site.values)
  const text = drawn.map(drawnText).join('\n')
  const { missing } = await scriptFonts(text)
  const packages = new Map(
    [...missing]
      .filter((letter) => /\p{L}/u.test(letter))
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
    return [{ ...value.location, found: say.found(shown(letters)), todo: say.rewrite }]
  })
  const concerned = drawn.filter((value) => lettersOf(value, true).length > 0)
  const [first] = concerned
  if (!first) return unknown
  // One command for the whole content, told once, at the first.
  const command = say.command([...new Set(packages.values())].filter((name) => name !== undefined))
  const letters = shown(concerned.flatMap((value) => lettersOf(value, true)))
  const found = say.found(letters) + say.inTexts(concerned.length)
  return [{ ...first.location, found, todo: say.install(command) }, ...unknown]
}
