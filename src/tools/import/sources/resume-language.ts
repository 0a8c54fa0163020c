import { SPOKEN, type Spoken } from '../../../site/words/language'
import { clean, partsIn } from '../parsing/texts'
import type { Resume } from './resume-fields'

/** Frequent words, and those of titles, which are all that a short resume has. */
const WORDS: Readonly<Record<string, string>> = {
  es: 'el la los las un una unos del de y e con para por en que se al como su sus mis más desde hasta sobre entre desarrollador desarrolladora ingeniero ingeniera universidad escuela licenciatura tecnicatura grado docente pasante pasantía jefe jefa',
  en: 'the and of with for to in on at by from as an is are was my i we our into over using built developer engineer university school degree bachelor teacher intern lead',
  pt: 'o a os as um uma do da dos das de e com em no na para por que ao como seu sua mais desenvolvedor engenheiro universidade',
  fr: 'le la les des un une de du et avec pour dans en au aux sur par que est développeur ingénieur université',
  de: 'der die das und mit für von im in zu den dem ein eine auf als bei entwickler ingenieur universität',
  it: 'il lo la gli le di del della e con per una un nel che da dei in al sviluppatore ingegnere università',
}

/** The language that a resume says, or that its most frequent words tell; `other` of other scripts. */
export function languageOf(resume: Resume): string | undefined {
  // 'en' of 'en-GB'
  const named = clean(resume.meta?.language)?.toLowerCase().split(/[-_]/)[0]
  if (named !== undefined) return named
  const texts = partsIn({ ...resume, meta: undefined })
  const said = texts
    .join(' ')
    .split(/\s+/)
    .filter((word) => !/:\/\/|@/.test(word))
  const text = said.join(' ').toLowerCase()
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (latin * 2 < letters) return 'other'
  const words = text.match(/\p{L}+/gu) ?? []
  const [first, second] = Object.entries(WORDS)
    .map(([language, frequent]) => {
      const known = new Set(frequent.split(' '))
      return { language, count: words.filter((word) => known.has(word)).length }
    })
    .sort((a, b) => b.count - a.count)
  return (first?.count ?? 0) > (second?.count ?? 0) ? first?.language : undefined
}

export const spokenLanguage = (code: string | undefined): Spoken | undefined =>
  SPOKEN.find((language) => language === code)

/** Whose readers understand Spanish words around their texts sooner than English ones. */
const LIKE_SPANISH = ['pt', 'gl', 'ca']

/** The language of the words around texts; undefined where theirs is not known. */
export function languageAround(code: string | undefined): Spoken | undefined {
  if (code === undefined) return undefined
  return spokenLanguage(code) ?? (LIKE_SPANISH.includes(code) ? 'es' : 'en')
}
