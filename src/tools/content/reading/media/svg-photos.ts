import { isPhotoBytes } from './file-fault'

const BEFORE = /;\s*base64\s*,/gi
/** Where a data address ends, in an attribute or in CSS. */
const AFTER = /["'<)]|$/g
/** Drawing programs break lines in it. */
const LINE_END = /&#\w+;/g

/** The SVG with each photo inside changed; the same bytes where none is. */
export async function withPhotos(
  svg: Buffer,
  change: (photo: Buffer) => Promise<Buffer>,
): Promise<Buffer> {
  const [first, second] = svg
  // UTF-16 with its mark, the high byte first.
  if (first === 0xfe && second === 0xff) {
    const swapped = Buffer.from(svg.subarray(0, 2 * Math.floor(svg.length / 2))).swap16()
    return Buffer.from(await withPhotos(swapped, change)).swap16()
  }
  // Latin-1 keeps the bytes of all other encodings.
  const encoding = first === 0xff && second === 0xfe ? 'utf16le' : 'latin1'
  const text = svg.toString(encoding)
  const parts: string[] = []
  let done = 0
  for (const { index, 0: before } of text.matchAll(BEFORE)) {
    const from = index + before.length
    AFTER.lastIndex = from
    const to = AFTER.exec(text)?.index ?? text.length
    const data = text.slice(from, to).replace(LINE_END, '')
    const photo = Buffer.from(data.includes('%') ? decodeURIComponent(data) : data, 'base64')
    const changed = isPhotoBytes(photo) ? await change(photo) : photo
    if (changed === photo) continue
    parts.push(text.slice(done, from), changed.toString('base64'))
    done = to
  }
  return done === 0 ? svg : Buffer.from(parts.join('') + text.slice(done), encoding)
}
