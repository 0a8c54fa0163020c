import { SPOKEN, type Spoken } from '../../../site/words/language'
import { clean, partsIn } from '../parsing/texts'
import type { Resume } from './resume-fields'

/** Frequent words of a language, those of titles, which are all that a short resume has, and lone letters of its own. */
const WORDS: Readonly<Record<string, string>> = {
  es: 'el la los las un una unos del de con para por en que se al como su sus mis más desde hasta sobre entre desarrollador desarrolladora ingeniero ingeniera universidad escuela licenciatura tecnicatura grado docente pasante pasantía jefe jefa ñ',
  en: 'the and of with for to in on at by from as an is are was my we our into over using built developer engineer university school degree bachelor teacher intern lead',
  pt: 'os as um uma do da dos das de com em no na nos nas para por que ao como seu sua mais pelo pela sobre entre até desenvolvedor desenvolvedora engenheiro engenheira universidade escola estágio ã õ',
  fr: 'le la les des un une de du et avec pour dans en au aux sur par que est qui mes nos ou développeur développeuse ingénieur ingénieure université école stage stagiaire œ',
  de: 'der die das und mit für von im in zu den dem ein eine einer auf als bei des zur zum sowie durch ich wir entwickler entwicklerin softwareentwickler softwareentwicklerin werkstudent werkstudentin informatik muttersprache heute ingenieur universität hochschule ß',
  it: 'il lo la gli le di del della dei delle con per una un nel nella che da dal in al alla ed sono presso sviluppatore sviluppatrice ingegnere università',
  nl: 'de het een van en met voor in op aan bij als te is om naar door uit ook ontwikkelaar universiteit hogeschool',
  ca: 'el la els les un una del dels de amb per en que al als com des fins sobre desenvolupador universitat',
  gl: 'os as un unha do da dos das de con en no na para por que ao como desde ata sobre universidade',
  pl: 'na do się oraz dla od jest przez po ze przy jako programista uniwersytet politechnika ą ę ł ń ś ź ż',
  cs: 'na se do pro od je při jako ve ze vývojář univerzita škola ě ř ů ť',
  sk: 'na sa do pre od je pri ako vo zo vývojár univerzita škola ľ ĺ ŕ ô',
  ro: 'de la cu pentru din pe și în un dezvoltator inginer universitatea ț ș ă ţ ş',
  hu: 'az és egy hogy nem is fejlesztő mérnök egyetem ő ű',
  hr: 'na za od do je se te kao programer fakultet sveučilište đ',
  tr: 've bir ile için bu olarak olan geliştirici mühendis mühendisi üniversitesi ğ ı ş',
  sv: 'och att med för av på en ett som till är utvecklare universitet å',
  da: 'og at med for af på en et som til er jeg udvikler universitet ø æ',
  nb: 'og å med for av på en et som til er jeg utvikler universitet ø æ',
  fi: 'ja on sekä kanssa että ohjelmistokehittäjä yliopisto kehitin',
  id: 'dan yang untuk dengan di dari pada sebagai pengembang universitas',
  vi: 'và của cho với trong các một là đại học ơ ư đ ạ ả ấ ầ ậ ắ ặ ẹ ẻ ế ề ể ệ ị ọ ỏ ố ồ ổ ộ ớ ờ ợ ụ ủ ứ ừ ự ỳ ỷ ỹ',
}

/** What is neither known nor Latin. */
const OTHER = 'other'
/** The letters that tell a language from others of its script; the first that stand in a text decide. */
const SCRIPTS: readonly (readonly [letters: RegExp, language: string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/[ўәғқңөұүһ]/gu, OTHER],
  [/[ђћљњџј]/gu, 'sr'],
  [/[іїєґ]/gu, 'uk'],
  [/[ыэё]/gu, 'ru'],
  [/ъ/gu, 'bg'],
  [/щ/gu, 'ru'],
  [/\p{Script=Cyrillic}/gu, OTHER],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/[ٹڈڑں]/gu, 'ur'],
  [/[پچژگ]/gu, 'fa'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Bengali}/gu, 'bn'],
]
/** Of the letters of a text, from where on they decide; and where its words tell nothing, as names of technologies don't. */
const MOST_IN_SCRIPT = 1 / 3
const LEAST_IN_SCRIPT = 1 / 10
/** Of those in its script. A place may be written as its country does. */
const LEAST_TELLING = 1 / 100
/** Different ones: a single one may be in a name. */
const LEAST_WORDS = 2

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0

/** The language that most words of a text tell; undefined where few do, or those of two languages as many. */
function languageByWords(words: readonly string[]): string | undefined {
  const [first, second] = Object.entries(WORDS)
    .map(([language, frequent]) => {
      const known = new Set(frequent.split(' '))
      const isItsOwn = (word: string) =>
        (word.length > 1 && known.has(word)) || [...word].some((letter) => known.has(letter))
      const found = words.filter(isItsOwn)
      return { language, found: found.length, different: new Set(found).size }
    })
    .sort((a, b) => b.found - a.found)
  if (!first || first.different < LEAST_WORDS || first.found === second?.found) return undefined
  return first.language
}

/** The language that a resume says, or that its letters and most frequent words tell; `other` of other scripts. */
export function languageOf(resume: Resume): string | undefined {
  // 'en' of 'en-GB'
  const named = clean(resume.meta?.language)?.toLowerCase().split(/[-_]/)[0]
  if (named !== undefined) return named
  const said = partsIn({ ...resume, meta: undefined })
    .join(' ')
    .split(/\s+/)
    .filter((word) => !/:\/\/|@/.test(word))
  const text = said.join(' ').toLowerCase()
  const letters = count(text, /\p{L}/gu)
  const foreign = letters - count(text, /\p{Script=Latin}/gu)
  const share = foreign / letters
  const script = () =>
    SCRIPTS.find(
      ([telling]) => count(text, telling) >= Math.max(1, foreign * LEAST_TELLING),
    )?.[1] ?? OTHER
  if (share >= MOST_IN_SCRIPT) return script()
  const byWords = languageByWords(text.match(/\p{L}+/gu) ?? [])
  return byWords ?? (share >= LEAST_IN_SCRIPT ? script() : undefined)
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
