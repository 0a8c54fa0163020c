import { extractText } from 'unpdf'
import type { Cv } from '../cv/cv-model'
import { LIGATURE } from '../cv/printable-content'
import type { Messages } from '../messages/es/es'

/** More would hide the first. */
const MOST_NAMED = 8

/** The text of a PDF as programs get it; undefined where they get nothing. */
async function textIn(pdf: Uint8Array): Promise<string | undefined> {
  try {
    // pdf.js takes the bytes away from who gave them.
    return (await extractText(new Uint8Array(pdf), { mergePages: true })).text
  } catch {
    return undefined
  }
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s,;:·•|()«»"“”/]+/u)
    .map((word) => word.replace(/(?<=[\p{L}\p{N}])[.…]+$/u, ''))
    .filter((word) => word !== '')

/** What recruiters' systems look for. */
const expectedOf = ({ name, contact, sections }: Cv): string[] => [
  name,
  ...contact.filter(({ to }) => /^(?:mailto|tel):/.test(to)).map(({ text }) => text),
  ...sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind === 'names') return block.names
      return block.kind === 'head' ? [block.title] : []
    }),
  ),
]

/** pdf.js itself parts and turns around words that run from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]+/u

export async function missedIn(pdf: Uint8Array, cv: Cv, say: Messages['check']['cv']) {
  const text = await textIn(pdf)
  if (text === undefined) return [say.unreadable]
  if (text.trim() === '') return [say.noText]
  const ligatures = [...new Set(text.match(LIGATURE))]
  const plain = text.replace(LIGATURE, (letters) => letters.normalize('NFKC'))
  const words = new Set(wordsOf(plain.normalize('NFC').split(RIGHT_TO_LEFT).join(' ')))
  const missed = expectedOf(cv).filter((expected) =>
    wordsOf(expected.normalize('NFC')).some(
      (word) => !words.has(word) && !RIGHT_TO_LEFT.test(word),
    ),
  )
  return [
    ...(ligatures.length > 0 ? [say.ligatures(ligatures.join(' '))] : []),
    ...missed.slice(0, MOST_NAMED).map((each) => say.missed(each)),
  ]
}
