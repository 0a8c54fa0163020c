const ENTRY_BYTES = 16
const FIRST_ENTRY = 12
const HEAD_BYTES = 6
const RECORD_BYTES = 12
/** Windows, Unicode, English. */
const PLATFORM = [3, 1, 0x409] as const

/** OpenType's `name` table with a family, a style, and the names made of them. */
function nameTable(family: string, style: string): Buffer {
  const names = new Map([
    [1, family],
    [2, style],
    [4, `${family} ${style}`],
    [6, `${family.replaceAll(' ', '')}-${style}`],
  ])
  const head = Buffer.alloc(HEAD_BYTES + RECORD_BYTES * names.size)
  head.writeUInt16BE(names.size, 2)
  head.writeUInt16BE(head.length, 4)
  const texts: Buffer[] = []
  let [at, offset] = [HEAD_BYTES, 0]
  for (const [id, name] of names) {
    const text = Buffer.from(name, 'utf16le').swap16()
    for (const value of [...PLATFORM, id, text.length, offset]) at = head.writeUInt16BE(value, at)
    texts.push(text)
    offset += text.length
  }
  return Buffer.concat([head, ...texts])
}

const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)])

const checksum = (bytes: Buffer) => {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0
  return sum
}

/**
 * The same font by another name: Typst takes one file of each family and weight, and Fontsource's
 * files of a family differ in their letters.
 * @param sfnt TrueType or OpenType
 */
export function inFamily(sfnt: Buffer, family: string, style: string): Buffer {
  const font = padded(sfnt)
  const name = nameTable(family, style)
  const count = font.readUInt16BE(4)
  for (let index = 0; index < count; index++) {
    const entry = FIRST_ENTRY + index * ENTRY_BYTES
    if (font.toString('latin1', entry, entry + 4) !== 'name') continue
    const table = padded(name)
    for (const [place, value] of [checksum(table), font.length, name.length].entries()) {
      font.writeUInt32BE(value, entry + 4 * (place + 1))
    }
    return Buffer.concat([font, table])
  }
  throw new Error('a font without names')
}
