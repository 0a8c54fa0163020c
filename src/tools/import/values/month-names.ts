const LOCALES = ['es', 'en', 'pt', 'fr', 'de', 'it', 'ca', 'gl', 'nl']
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)
const SHORTEST_PREFIX_LETTERS = 3

const plain = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()

const monthsByName = new Map<string, number>()

/** Long and short names, without accents and full stops. */
function namesOfMonths() {
  if (monthsByName.size > 0) return monthsByName
  for (const locale of LOCALES) {
    for (const style of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' })
      for (const month of MONTHS) {
        monthsByName.set(plain(format.format(Date.UTC(2000, month - 1, 1))), month)
      }
    }
  }
  return monthsByName
}

/** 1 to 12 for 'Sep', 'sept.', 'septiembre', 'March'; undefined for other and ambiguous words. */
export function monthNamed(word: string): number | undefined {
  const wanted = plain(word)
  const names = namesOfMonths()
  const exact = names.get(wanted)
  if (exact !== undefined || wanted.length < SHORTEST_PREFIX_LETTERS) return exact
  const found = [...names].filter(([name]) => name.startsWith(wanted)).map(([, month]) => month)
  return new Set(found).size === 1 ? found[0] : undefined
}
