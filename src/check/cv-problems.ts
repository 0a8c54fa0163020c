import { registerCvFonts } from '../cv/cv-fonts'
import { isText } from '../cv/cv-text'
import { pageCount } from '../cv/page-count'
import { renderCv } from '../cv/render-cv'
import { spoken } from '../messages/language'
import { messages } from '../messages/messages'
import type { Problem } from '../owner/problem'
import { wordsFor } from '../words/words'
import type { Project } from './project-content'

const MOST_PAGES = 2
/** Letters are reported by `scriptProblems`; joiners and the like are not visible on their own. */
const UNREPORTED = /[\p{L}\p{Cf}\p{Mn}\p{Cc}\s]/u

const missingSymbols = (text: string, letters: ReadonlySet<number>) => [
  ...new Set(
    Array.from(text.normalize('NFC')).filter(
      (symbol) => !letters.has(symbol.codePointAt(0) ?? 0) && !UNREPORTED.test(symbol),
    ),
  ),
]

export async function cvProblems({ perfil, lists, values }: Project): Promise<Problem[]> {
  if (perfil.cv) return []
  const say = messages().check.cv
  const code = spoken()
  const { letters } = await registerCvFonts(JSON.stringify([perfil, lists]), code)
  const unprintable = values.flatMap(({ field, value, place }) => {
    if (typeof value !== 'string' || !isText(field)) return []
    const missing = missingSymbols(value, letters)
    if (missing.length === 0) return []
    const found = say.unprintable(missing.slice(0, 10).join(' '))
    return [{ ...place, found, todo: say.removeSymbols }]
  })
  const pages = await pageCount(
    await renderCv(
      { profile: perfil, lists },
      { code, words: wordsFor(code, code), home: perfil.sitio },
    ),
  )
  if (pages <= MOST_PAGES) return unprintable
  return [
    ...unprintable,
    {
      file: 'cv.pdf',
      found: say.pages(pages),
      todo: say.shorten,
    },
  ]
}
