import { drawnText } from './drawn-text'
import { inFamily } from './family-name'
import { type FontName, fontBytes, MONO, packageFile } from './font-file'
import { lettersIn, type ScriptFont, scriptFonts, sfntOf } from './script-fonts'

/** A file of a family each: Fontsource parts them by letters. */
const SITE = {
  text: [
    ['Geist', 'geist'],
    ['Geist Ext', 'geist-ext'],
    ['Geist Cyrillic', 'geist-cyrillic'],
  ],
  screen: [
    ['Fraunces', 'fraunces'],
    ['Fraunces Ext', 'fraunces-ext'],
  ],
  paper: [
    ['Fraunces Paper', 'fraunces-paper'],
    ['Fraunces Paper Ext', 'fraunces-ext-paper'],
  ],
  meta: [
    ['Geist Mono', 'latin'],
    ['Geist Mono Ext', 'latin-ext'],
  ],
} as const
const WEIGHTS = [400, 600] as const

/** Files as Typst takes them, and the names by which a template asks for them. */
export type TypesetFonts = {
  readonly blobs: readonly Buffer[]
  /** In the order in which they are tried for each letter. */
  readonly families: Readonly<Record<'text' | 'screen' | 'paper' | 'meta', readonly string[]>>
  /** The code points that the fonts of texts can show. */
  readonly letters: ReadonlySet<number>
}

/** Parsers read the weight in a font's name. */
const styleOf = (weight: number) => (weight > 500 ? 'SemiBold' : 'Regular')

const cut = async (family: string, name: FontName, weight = 400) =>
  inFamily(await fontBytes(name, 'sfnt'), family, styleOf(weight))

/** All of a font of another package. */
const whole = async (family: string, file: string, weight: number) =>
  inFamily(await sfntOf(file), family, styleOf(weight))

const siteFonts = async () => {
  const text = SITE.text.flatMap(([family, name]) =>
    WEIGHTS.map((weight) => cut(family, `${name}-${weight}`, weight)),
  )
  const titles = [...SITE.screen, ...SITE.paper].map(([family, name]) => cut(family, name))
  const meta = SITE.meta.map(([family, letters]) =>
    whole(family, packageFile(`${MONO}-${letters}-400-normal.woff2`), 400),
  )
  return { text: await Promise.all(text), others: await Promise.all([...titles, ...meta]) }
}
let site: ReturnType<typeof siteFonts> | undefined

async function fontsWith(scripts: readonly ScriptFont[]): Promise<TypesetFonts> {
  site ??= siteFonts()
  const { text: texts, others } = await site
  const found = scripts.flatMap(({ name, file }) =>
    WEIGHTS.map((weight) => whole(name, file(weight), weight)),
  )
  const shown = [...texts, ...(await Promise.all(found))]
  const letters = shown
    .flatMap(lettersIn)
    .filter((letter) => drawnText(String.fromCodePoint(letter)) !== '')
  const stack = [...SITE.text.map(([family]) => family), ...scripts.map(({ name }) => name)]
  const before = (names: readonly (readonly [string, string])[]) => [
    ...names.map(([family]) => family),
    ...stack,
  ]
  return {
    blobs: [...shown, ...others],
    families: {
      text: stack,
      screen: before(SITE.screen),
      paper: before(SITE.paper),
      meta: before(SITE.meta),
    },
    letters: new Set(letters),
  }
}

const known = new Map<string, Promise<TypesetFonts>>()

/** The site's fonts, and those for the other scripts of `text`. Each is read once. */
export async function typesetFonts(text: string): Promise<TypesetFonts> {
  const { fonts } = await scriptFonts(text)
  const key = fonts.map(({ name }) => name).join()
  const made = known.get(key) ?? fontsWith(fonts)
  known.set(key, made)
  return made
}
