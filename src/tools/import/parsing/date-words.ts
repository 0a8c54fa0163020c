import { LANGUAGES } from './languages'

// What people write beside dates, by language; a word that two languages share stands once.

const SINCE =
  'since from between desde de del entre depuis du seit von ab vom zwischen da dal dalla dall sinds van vanaf с со от з із від od din από sedan från siden fra منذ من מאז از 自 自从 從 từ sejak dari'
const UNTIL =
  'until|till|til|thru|through|up to|hasta|hasta el|hasta la|até|até o|bis|bis zum|fino a|fino al|jusqu’à|jusqu’en|jusqu’au|tot|tot en met|t/m|по|до|do|až do|až|până la|până în|до|έως|ως|μέχρι|t.o.m.|fins a|حتى|إلى|الى|עד|تا|至|到|đến|tới|hingga|sampai|s/d|ถึง'
/** They stand between two dates, and alone say no end. */
const CONNECTING = 'to|and|a|ad|al|la|y|ao|à|und|e|au|et|en|–|—|-|→|~'
/** What may stand beside a year or a day, and says nothing. */
const FILLING =
  'd of the le la el il o den dem st nd rd th er e ko a in en im em year año ano month mes mês г год р рік rok năm tháng thg ب ב'

/** What goes on. */
const NOW: Readonly<Record<string, string>> = {
  es: 'presente|el presente|actual|actualidad|la actualidad|actualmente|hoy|hoy en día|ahora|en curso|la fecha|vigente',
  en: 'present|the present|current|currently|now|today|ongoing|date|to date|in progress|present day',
  pt: 'atual|atualmente|actualmente|hoje|agora|o momento|em curso|em andamento|os dias atuais|data atual',
  fr: 'présent|aujourd’hui|actuel|actuellement|en cours|ce jour|maintenant|à présent|poste actuel',
  de: 'heute|aktuell|jetzt|laufend|andauernd|gegenwärtig|gegenwart|derzeit|dato',
  it: 'oggi|attuale|attualmente|in corso|ora|adesso|ad oggi',
  nl: 'heden|nu|vandaag|huidig|lopend|momenteel|op heden',
  ru: 'настоящее время|наст. время|н. в.|настоящий момент|данный момент|текущий момент|сейчас|сегодня|сей день',
  uk: 'теперішній час|даний час|цей час|зараз|сьогодні|дотепер|досі',
  pl: 'obecnie|obecna|teraz|nadal|dziś|dzisiaj|chwila obecna|chwili obecnej|w trakcie',
  cs: 'současnost|současnosti|dosud|doposud|nyní|dnes|dodnes|teď',
  sk: 'súčasnosť|súčasnosti|doteraz',
  ro: 'prezent|în prezent|azi|astăzi|acum|curent',
  hu: 'jelenleg|jelen|napjainkig|máig|mostanáig|folyamatban|ma',
  bg: 'настояще|настоящем|момента|днес|сега',
  sr: 'данас|сада|тренутно|danas|sada|trenutno',
  hr: 'sadašnjost|u tijeku',
  el: 'σήμερα|τώρα|παρόν',
  tr: 'günümüz|günümüze|halen|hâlâ|devam ediyor|devam|şu an|bugün|şimdi',
  sv: 'nuvarande|idag|i dag|pågående|pågår|tillsvidare|tills vidare',
  da: 'nuværende|igangværende|d.d.',
  nb: 'nå|nåværende',
  fi: 'nykyinen|nykyään|nyt|nykyhetki|tällä hetkellä|tänään|edelleen|jatkuu',
  ca: 'actualitat|l’actualitat|avui|ara|actualment',
  gl: 'actualidade|a actualidade|hoxe',
  eu: 'gaur|gaur egun|orain|gaur arte',
  ar: 'الآن|الحاضر|الوقت الحاضر|الوقت الحالي|اليوم|حاليا',
  he: 'היום|כיום|הווה|ההווה|עכשיו',
  fa: 'اکنون|تاکنون|کنون|حال حاضر|امروز',
  hi: 'वर्तमान|वर्तमान में|अब तक|अब|अभी|आज',
  bn: 'বর্তমান|বর্তমানে|এখন',
  ur: 'موجودہ|اب تک|تاحال',
  zh: '至今|今|迄今|现在|現在|目前|当前|至今为止',
  ja: '現在に至る|現在まで|在職中|在籍中|継続中|現職',
  ko: '현재|현재까지|재직중|재직 중|지금|진행중|진행 중',
  id: 'sekarang|saat ini|kini',
  vi: 'nay|hiện tại|hiện nay|bây giờ',
  th: 'ปัจจุบัน',
}

/** Equal for spellings that differ in case, signs and accents; the vowels of Indian scripts stay. */
const wordKey = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]|[^\p{L}\p{M}]/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')

const oneOf = (words: string): string =>
  words
    .split('|')
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replaceAll('.', '\\.').replace('’', "['’]"))
    .join('|')

/** Between two dates, the surest first: a hyphen without spaces may be within one. */
export const SEPARATORS = [
  new RegExp(`\\s+(?:${oneOf(`${UNTIL}|${CONNECTING}`)})\\s+`, 'iu'),
  /\s*(?:[–—→~〜～至到…]|から|부터)\s*/u,
  /(?<=\d{4}-\d{2}(?:-\d{2})?)\/(?=\d{4}-\d{2})/u,
  // Of '09/2019' the slash is within one.
  /(?<=\p{L}\s*\d{4}|\p{L}-\d{4})\s*\/\s*(?=\p{L})/u,
  /(?<=\d{4}|\d{4}[./]\d{1,2}|月)\s*-\s*(?=\d{4}|[^\d\s])|(?<=\d{1,2}[./]\d{4})-(?=\d{1,2}[./]\d{4})/u,
]
/** A lone end. */
export const AFTER_UNTIL = new RegExp(`^(?:${oneOf(UNTIL)})(?:\\s+|(?<=[至到]))(?=\\S)`, 'iu')
const AFTER_CONNECTING = new RegExp(`^(?:${oneOf(CONNECTING)})\\s+`, 'iu')
/** The date that an end names. */
export const withoutUntil = (text: string): string =>
  text.replace(AFTER_UNTIL, '').replace(AFTER_CONNECTING, '')

/** Of what has begun, and of which no end is said: 'desde 2021', '2021 –'. */
const OPEN = new RegExp(`^(?:${oneOf(SINCE.replaceAll(' ', '|'))})(?!\\p{L})|[-–—~]\\s*$`, 'iu')
export const isOpenPeriod = (text: string): boolean => OPEN.test(text)

const NOW_KEYS = new Set(Object.values(NOW).flatMap((words) => words.split('|').map(wordKey)))
export const isNowWord = (text: string): boolean => NOW_KEYS.has(wordKey(text))

/** By language, the names of its months with their numbers, 1 to 12. Intl is slow: each is asked for once. */
const calendars = new Map<string, ReadonlyMap<string, number>>()

function monthsIn(locale: string): ReadonlyMap<string, number> {
  const known = calendars.get(locale)
  if (known) return known
  const months = new Map<string, number>()
  for (const month of ['long', 'short'] as const) {
    // Some languages have other forms of the name beside a year or a day, and letters around it.
    for (const beside of [{}, { year: 'numeric' }, { year: 'numeric', day: 'numeric' }] as const) {
      const options = { month, ...beside, timeZone: 'UTC', calendar: 'gregory' } as const
      const format = new Intl.DateTimeFormat(locale, options)
      for (let index = 0; index < 12; index++) {
        const parts = format.formatToParts(Date.UTC(2000, index, 15))
        const place = parts.findIndex(({ type }) => type === 'month')
        const { value = '' } = parts[place] ?? {}
        // '4月' and 'tháng 4' are a number and a word.
        if (/\p{Nd}/u.test(value)) continue
        const [before = ''] = /\p{L}*$/u.exec(parts[place - 1]?.value ?? '') ?? []
        const [after = ''] = /^\p{L}*/u.exec(parts[place + 1]?.value ?? '') ?? []
        months.set(wordKey(before + value + after), index + 1)
      }
    }
  }
  calendars.set(locale, months)
  return months
}

/** What programs write besides. */
const OTHER_NAMES = new Map(Object.entries({ mrz: 3, sept: 9, setiembre: 9, feber: 2 }))
/** They differ from their languages in names of months. */
const REGIONS = ['de-AT', 'sr-Latn', 'ar-LB', 'ar-DZ', 'ar-MA']
/** Their names have no other meaning elsewhere, so that these are asked for alone if they have it. */
const USUAL = LANGUAGES.slice(0, 6)
const SHORTEST_BEGINNING = 3

const lone = (months: readonly (number | undefined)[]): number | undefined => {
  const [month, ...others] = new Set(months.filter((each) => each !== undefined))
  return others.length === 0 ? month : undefined
}

const monthsNamed = (key: string, locales: readonly string[]) =>
  locales.map((locale) => monthsIn(locale).get(key))

/** Of a name that is cut: 'septiem'. */
const monthsBeginning = (key: string, locales: readonly string[]) =>
  locales
    .flatMap((locale) => [...monthsIn(locale)])
    .flatMap(([name, month]) => (name.startsWith(key) ? [month] : []))

/** Months in some languages, and in others before a beginning: 'dès', 'tra'. */
const TWO_MEANINGS = ['des', 'tra']
const FILLING_KEYS = new Set(`${SINCE} ${FILLING}`.split(' ').map(wordKey))

/**
 * 1 to 12 for 'Sep', 'sept.', 'de març', 'września'; 'unknown' for other words, and for those that languages
 * understand differently: 'listopad'; undefined where no word says anything.
 * @param words of a date, without its numbers @param language of the text, which decides between others
 */
export function monthNamed(
  words: readonly string[],
  language: string | undefined,
): number | 'unknown' | undefined {
  const own = LANGUAGES.filter((each) => each === language)
  const telling = words.map(wordKey).filter((word) => !FILLING_KEYS.has(word))
  const isClear = (word: string) => telling.length < 2 || !TWO_MEANINGS.includes(word)
  const key = telling.filter(isClear).join('')
  if (key === '') return undefined
  const isLong = key.length >= SHORTEST_BEGINNING
  if (TWO_MEANINGS.includes(key)) {
    const isAbbreviated = words.length === 1 || words.some((word) => word.endsWith('.'))
    return (isAbbreviated ? lone(monthsNamed(key, own)) : undefined) ?? 'unknown'
  }
  return (
    OTHER_NAMES.get(key) ??
    lone(monthsNamed(key, own)) ??
    lone(monthsNamed(key, USUAL)) ??
    (isLong ? lone(monthsBeginning(key, [...own, ...USUAL])) : undefined) ??
    lone(monthsNamed(key, [...LANGUAGES, ...REGIONS])) ??
    'unknown'
  )
}
