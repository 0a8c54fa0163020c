/** What the bytes of a file are, whatever its name says. */
export type FileKind =
  | 'empty'
  | 'pdf'
  | 'png'
  | 'jpeg'
  | 'webp'
  | 'avif'
  | 'heic'
  | 'gif'
  | 'svg'
  | 'html'
  | 'other'

/** Enough for the comments that precede an SVG's root. */
export const HEAD_BYTES = 65_536
/** ISO 32000-1, Annex H: viewers look for the header in the first 1024 bytes. */
const PDF_HEAD_BYTES = 1024

const KIND_OF_ENDING: Record<string, FileKind> = {
  pdf: 'pdf',
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  webp: 'webp',
  avif: 'avif',
  svg: 'svg',
}

/** ISO 14496-12 §4.3: major brand, version, compatible brands. */
function isoMediaKind(head: string): FileKind | undefined {
  if (head.slice(4, 8) !== 'ftyp') return undefined
  const brands = head.slice(8, Math.min(head.charCodeAt(3), 64))
  if (/avi[fs]/.test(brands)) return 'avif'
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) ? 'heic' : undefined
}

/** @param bytes the first `HEAD_BYTES` of the file, or all */
export function fileKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty'
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp'
  if (/^GIF8[79]a/.test(head)) return 'gif'
  const iso = isoMediaKind(head)
  if (iso) return iso
  if (head.slice(0, PDF_HEAD_BYTES).includes('%PDF-')) return 'pdf'
  // A comment that goes on beyond the head ends with it: each is read once, however many there are.
  const text = head.replaceAll('\0', '').replace(/<!--[\s\S]*?(?:-->|$)/g, '')
  if (/^\W*<(?:!doctype\s+html|html)\b/i.test(text)) return 'html'
  return /<(?:[\w-]+:)?svg[\s>]/i.test(text) ? 'svg' : 'other'
}

/** What a file should be by its name; undefined for other endings. */
export const kindByName = (name: string): FileKind | undefined =>
  KIND_OF_ENDING[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '']

/** The usual ending of a kind that this site can show. */
export const endingOf = (kind: FileKind): string | undefined =>
  kind === 'jpeg' ? 'jpg' : Object.keys(KIND_OF_ENDING).find((ending) => ending === kind)
