import { decodeNumericCharacterReference } from 'micromark-util-decode-numeric-character-reference'
import { SaxesParser } from 'saxes'
import type { Messages } from '../../../messages/es/es'
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

/** Kinds of files that may say where and with what they were taken. */
const PHOTOS: readonly FileKind[] = ['jpeg', 'png', 'webp', 'avif', 'heic']

/** @param bytes its first `HEAD_BYTES`, or all */
export const isPhotoBytes = (bytes: Uint8Array): boolean =>
  PHOTOS.includes(fileKind(bytes.subarray(0, HEAD_BYTES)))

/** A file that is empty, or not what its name says. @param bytes its first `HEAD_BYTES`, or all */
export function fileFault(name: string, bytes: Uint8Array, { reading }: Messages) {
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

export type SvgDanger = { found: string; line: number }

/** An escaped `url` is one too. */
const withoutEscapes = (css: string) =>
  css.replace(/\\(?:([\da-f]{1,6})\s?|([\s\S]))/gi, (_, hex, other) =>
    hex ? decodeNumericCharacterReference(hex, 16) : other,
  )

/** What CSS fetches from elsewhere. */
const FETCHED = /@import|image-set\(|url\(\s*(?:["']\s*)?(?!data:)[^\s"'#)].{0,40}/i
const fetchedBy = (css: string) => FETCHED.exec(withoutEscapes(css))?.[0]

const localName = (name: string) => name.replace(/^.*:/, '').toLowerCase()

const REFERENCES = ['href', 'src', 'base']
/** A place in the picture itself, or a picture of dots. A script could be in an SVG. */
const OWN = /^(?:#|$|data:image\/(?:png|jpe?g|gif|webp|avif)[;,])/i
const ACTIVE_ELEMENTS = ['script', 'foreignobject']
const HTML = 'http://www.w3.org/1999/xhtml'

function dangerInAttribute(name: string, value: string): string | undefined {
  const shown = `${name}=${showValue(value)}`
  const local = localName(name)
  if (/^on/i.test(name) || (name.startsWith('xmlns') && value.trim() === HTML)) return shown
  if (REFERENCES.includes(local)) return OWN.test(value.trim()) ? undefined : shown
  // An animation could write what may not stand there.
  if (local === 'attributename' && /^(?:on|href$)/.test(localName(value.trim()))) return shown
  const fetched = value.includes('(') ? fetchedBy(value) : undefined
  return fetched && showValue(fetched)
}

/** Others could be read differently by a browser. */
const ENCODING = /^(?!utf-8$|utf-16|us-ascii|iso-8859-|windows-125)/i

function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  return new TextDecoder(isUtf16 ? `utf-16${first === 0xff ? 'le' : 'be'}` : 'utf-8').decode(bytes)
}

/** The first script, handler, HTML or reference elsewhere in an SVG: by its own address it would run. */
export function dangerInSvg(bytes: Uint8Array): SvgDanger | undefined {
  const svg = textOf(bytes)
  const parser = new SaxesParser()
  let danger: SvgDanger | undefined
  /** Where the tag that is being read begins. */
  let tagLine = 1
  let style: string | undefined
  const tell = (found: string | undefined, line = parser.line) => {
    if (found !== undefined) danger ??= { found, line }
  }
  const from = (start: string) => {
    const at = svg.lastIndexOf(start, parser.position - 1)
    return showValue(svg.slice(at, at + 40))
  }
  const readStyle = (css: string) => {
    if (style === undefined) return
    style += css
    const fetched = fetchedBy(style)
    tell(fetched && showValue(fetched))
  }
  // Where a browser would stop at a fault, so does this.
  parser.on('error', () => tell(from('<')))
  parser.on('xmldecl', ({ encoding }) =>
    tell(encoding && ENCODING.test(encoding) ? from('<') : undefined),
  )
  // Entities would be declared between its brackets.
  parser.on('doctype', (doctype) => tell(doctype.includes('[') ? from('<!D') : undefined))
  parser.on('processinginstruction', ({ target }) =>
    tell(/^xml-/i.test(target) ? from('<?') : undefined),
  )
  parser.on('opentagstart', ({ name }) => {
    tagLine = parser.line
    tell(ACTIVE_ELEMENTS.includes(localName(name)) ? `<${name}>` : undefined)
  })
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    for (const [key, value] of Object.entries(attributes)) {
      tell(dangerInAttribute(key, value), tagLine)
    }
    if (localName(name) === 'style' && !isSelfClosing) style = ''
  })
  parser.on('closetag', ({ name }) => {
    if (localName(name) === 'style') style = undefined
  })
  parser.on('text', readStyle)
  parser.on('cdata', readStyle)
  // Not closed: a drawing that is cut short is no danger.
  parser.write(svg)
  return danger
}
