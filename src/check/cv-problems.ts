import { registerCvFonts } from '../cv/cv-fonts'
import { isText } from '../cv/cv-text'
import { pageCount, renderCv } from '../cv/render-cv'
import type { Problem } from '../owner/problem'
import type { Project } from './project-content'

const MOST_PAGES = 2
const OWN_FILE = 'o poner un PDF propio en public/ y nombrarlo en "cv" de perfil.json'
/** Joiners, variation selectors and the like: not visible on their own. */
const INVISIBLE = /[\p{Cf}\p{Mn}\p{Cc}\s]/u

const missingLetters = (text: string, letters: ReadonlySet<number>) => [
  ...new Set(
    Array.from(text.normalize('NFC')).filter(
      (letter) => !letters.has(letter.codePointAt(0) ?? 0) && !INVISIBLE.test(letter),
    ),
  ),
]

export async function cvProblems({ perfil, lists, values }: Project): Promise<Problem[]> {
  if (perfil.cv) return []
  const letters = await registerCvFonts()
  const unprintable = values.flatMap(({ field, value, place }) => {
    if (typeof value !== 'string' || !isText(field)) return []
    const missing = missingLetters(value, letters)
    if (missing.length === 0) return []
    const found = `letras que la tipografía del CV no tiene: ${missing.slice(0, 10).join(' ')}`
    return [{ ...place, found, todo: `quitarlas, ${OWN_FILE}` }]
  })
  const pages = await pageCount(await renderCv({ profile: perfil, lists }))
  if (pages <= MOST_PAGES) return unprintable
  return [
    ...unprintable,
    {
      file: 'cv.pdf',
      found: `un CV de ${pages} páginas`,
      todo: `acortar descripciones o quitar entradas hasta que entre en dos, ${OWN_FILE}`,
    },
  ]
}
