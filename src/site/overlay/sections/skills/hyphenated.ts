const SOFT_HYPHEN = '\u00ad'
/** Of letters, at both ends of a word. */
const LEAST_PART = 3
/** Where no syllable ends, as in a name of capitals. */
const MOST_TOGETHER = 9

const VOWEL = '[aeiouyáéíóúàèìòùâêîôûäëïöüãõ]'
/** A consonant before a vowel begins a syllable in most languages of the Latin script; these, two. */
const SYLLABLE = new RegExp(
  `(?<=\\p{L}{${LEAST_PART}})(?<![bcdfghkpt](?=[rl])|[cpst](?=h))(?=(?:[bcdfgkpt][rl]|[cpst]h[rl]?|(?!${VOWEL})\\p{L})${VOWEL}\\p{L})`,
  'giu',
)
const TOGETHER = new RegExp(`\\p{L}{${MOST_TOGETHER}}(?=\\p{L}{${LEAST_PART}})`, 'gu')

/** A text whose long words may break at a hyphen, which is seen only where they do. */
export const hyphenated = (text: string, mostLetters: number): string =>
  text.replace(new RegExp(`\\p{Script=Latin}{${mostLetters + 1},}`, 'gu'), (word) =>
    word.replace(SYLLABLE, SOFT_HYPHEN).replace(TOGETHER, `$&${SOFT_HYPHEN}`),
  )
