import type { Messages } from '../../../messages/es/es'
import type { Fault } from '../../problem'
import { showValue } from '../../show-value'

/** What the bytes of a file are, whatever its name says. */
export type FileKind = keyof Messages['reading']['fileContent']['kinds']

/** Enough for the comments that precede an SVG's root. */
export const HEAD_BYTES = 65_536

/** The usual ending of each kind first. */
const KIND_OF_ENDING: Readonly<Record<string, FileKind>> = {
  pdf: 'pdf',
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  webp: 'webp',
  avif: 'avif',
  svg: 'svg',
}

const SIGNATURES: readonly (readonly [FileKind, RegExp])[] = [
  ['png', /^\x89PNG\r\n.\n/s],
  ['jpeg', /^\xff\xd8\xff/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['gif', /^GIF8[79]a/],
  // ISO 14496-12 §4.3: size, type, then brands.
  ['avif', /^.{4}ftyp.{0,52}avi[fs]/s],
  ['heic', /^.{4}ftyp.{0,52}(?:hei[cxms]|hev[cxms]|mif1|msf1)/s],
  // ISO 32000-1, Annex H: viewers look for the header in the first 1024 bytes.
  ['pdf', /^.{0,1019}%PDF-/s],
]

/** By the first `HEAD_BYTES`, or all: sharp only answers later, and content is read synchronously. */
export function fileKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty'
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  const signed = SIGNATURES.find(([, signature]) => signature.test(head))
  if (signed) return signed[0]
  // A comment that goes on beyond the head ends with it: each is read once, however many there are.
  const text = head.replaceAll('\0', '').replace(/<!--[\s\S]*?(?:-->|$)/g, '')
  if (/^\W*<(?:!doctype\s+html|html)\b/i.test(text)) return 'html'
  return /<(?:[\w-]+:)?svg[\s>]/i.test(text) ? 'svg' : 'other'
}

/** A file that is empty, or not what its name says. @param bytes its first `HEAD_BYTES`, or all */
export function fileFault(
  name: string,
  bytes: Uint8Array,
  { reading }: Messages,
): Fault | undefined {
  const say = reading.fileContent
  const kind = fileKind(bytes)
  const wanted = KIND_OF_ENDING[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '']
  const found = `${showValue(name)}${say.butIs(say.kinds[kind])}`
  if (kind === 'empty') return { found, expected: say.notEmpty }
  if (wanted === undefined || kind === wanted) return undefined
  if (kind === 'heic') return { found, expected: say.convert(say.kinds[wanted]) }
  const [ending] = Object.entries(KIND_OF_ENDING).find(([, each]) => each === kind) ?? []
  const renamed = ending && kind !== 'pdf' && wanted !== 'pdf' && name.replace(/\w+$/, ending)
  const expected = say.asNamed(say.kinds[wanted])
  return { found, expected: renamed ? expected + say.orName(showValue(renamed)) : expected }
}
