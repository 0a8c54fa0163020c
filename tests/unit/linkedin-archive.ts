import { readFileSync } from 'node:fs'
import path from 'node:path'
import { zipSync } from 'fflate'
import { filesBelow } from '../fixtures/build-fixture'

const BOM = '\ufeff'

/** Each as a program saves it that writes in this encoding. */
function filesOf(
  folder: string,
  encoding: BufferEncoding,
  saved = (text: string) => text,
): Record<string, Uint8Array> {
  const root = path.join(import.meta.dirname, '../fixtures/linkedin', folder)
  const read = (file: string) => saved(readFileSync(path.join(root, file), 'utf8'))
  const files = filesBelow(root).map((file) => [file, Buffer.from(read(file), encoding)])
  return Object.fromEntries(files)
}
const crlf = (text: string) => text.replaceAll('\n', '\r\n')

/** Minutes after the request: little; no skills, no certifications. */
const BASIC = filesOf('basic', 'utf8', crlf)
/** All of it, with the columns in other orders and what other people wrote. */
const COMPLETE = {
  ...BASIC,
  ...filesOf('complete', 'utf8', crlf),
  'Positions.csv': Buffer.from(BOM + BASIC['Positions.csv']),
}
/** Other names for the files, Spanish months; saved again by Excel where the comma is the decimal sign. */
const SPANISH = filesOf('spanish', 'latin1')

export const linkedIn = {
  files: COMPLETE,
  basic: zipSync(BASIC),
  complete: zipSync(COMPLETE),
  localized: zipSync(SPANISH),
  german: zipSync(filesOf('german', 'utf8')),
}

const [LOCAL_SIZE, LOCAL_PACKED] = [22, 18]
const ZEROS = new Uint8Array(64 << 20)

/** An archive of zeros whose file says in its own header to be of another size. */
function lying(field: number, said: number): Uint8Array {
  const zip = Buffer.from(zipSync({ 'Profile.csv': ZEROS }))
  zip.writeUInt32LE(said, field)
  return zip
}

/** 100,000 empty files. */
function crowded(): Uint8Array {
  const zip = Buffer.from(zipSync({ 'Profile.csv': new Uint8Array() }))
  const at = zip.indexOf('PK\x01\x02', undefined, 'latin1')
  const entry = zip.subarray(0, at)
  return Buffer.concat([...Array<Buffer>(100_000).fill(entry), zip.subarray(at)])
}

const inParts = () => {
  const parts = Array.from({ length: 6 }, (_, part) => [`${part}.csv`, ZEROS.subarray(0, 8 << 20)])
  return zipSync(Object.fromEntries(parts))
}

/** What no honest archive is, by why it is refused. */
export const hostileArchives = [
  ['a bomb that says to be small', 'tooLarge', () => lying(LOCAL_SIZE, 10)],
  ['a bomb in parts', 'tooLarge', inParts],
  ['100,000 entries', 'manyEntries', crowded],
  ['a file outside', 'outside', () => zipSync({ '../Profile.csv': new Uint8Array(9) })],
  ['a lie about the packed size', 'damaged', () => lying(LOCAL_PACKED, 300)],
  ['a cut one', 'damaged', () => linkedIn.basic.slice(0, 300)],
] as const
