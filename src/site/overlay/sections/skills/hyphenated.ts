const SOFT_HYPHEN = '\u00ad'

/** Before a consonant between vowels a syllable begins in most languages of the Latin script. */
const SYLLABLE = /(?<=\p{L}{2}[aeiouáéíóú])(?=[^aeiouáéíóú\P{L}][aeiouáéíóú]\p{L})/giu
/** Where none does, as in a name of capitals. */
const TOGETHER = /\p{L}{9}(?=\p{L}{3})/gu

/** A text whose long words may break at a hyphen, which is seen only where they do. */
export const hyphenated = (text: string, mostLetters: number): string =>
  text.replace(/\p{Script=Latin}+/gu, (word) =>
    word.length > mostLetters
      ? word.replace(SYLLABLE, SOFT_HYPHEN).replace(TOGETHER, `$&${SOFT_HYPHEN}`)
      : word,
  )
