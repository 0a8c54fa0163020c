const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
/** Intl replaces the codes of former countries by those of their successors. */
const isCurrent = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`

/** 'Mexico', 'MÉXICO' and 'Méx.ico' alike. */
const plain = (name: string) => name.normalize('NFD').replace(/\P{L}/gu, '').toLowerCase()

/** "Argentina" → "AR", "EE. UU." → "US"; undefined for anything but a country's name in those languages. */
export function countryCodeOf(name: string, ...languages: string[]): string | undefined {
  const names = languages.flatMap((language) =>
    (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none', style }),
    ),
  )
  const wanted = plain(name)
  if (wanted === 'usa') return 'US'
  return CODES.find(
    (code) =>
      isCurrent(code) &&
      [code, ...names.map((each) => each.of(code) ?? code)].map(plain).includes(wanted),
  )
}
