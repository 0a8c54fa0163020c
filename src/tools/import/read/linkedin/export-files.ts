import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { inflateRawSync } from 'node:zlib'
import type { Messages } from '../../../messages/es/es'

/** A CSV file of an export, by its base name. */
export type CsvFile = { name: string; bytes: Uint8Array }

/** Why an archive is not read. */
export class ArchiveFault extends Error {
  readonly why: keyof Messages['import']['archives']
  constructor(why: ArchiveFault['why']) {
    super(why)
    this.why = why
  }
}

/** A complete export has some 60 entries. */
const MOST_ENTRIES = 2000
/** Larger ones are messages; what is read here has some KB. */
const MOST_FILE_BYTES = 8 * 1024 * 1024
const MOST_BYTES = 32 * 1024 * 1024

const isCsv = (name: string) => /\.csv$/i.test(name) && !name.startsWith('.')
const isOutside = (name: string) => /(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[a-z]:/i.test(name)
const baseName = (name: string) => name.split(/[\\/]/).pop() ?? ''

// APPNOTE.TXT 4.3.7, 4.3.12, 4.3.16; numbers are little-endian.
const [END, DIRECTORY_ENTRY] = ['PK\x05\x06', 'PK\x01\x02']
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
const [STORED, DEFLATED] = [0, 8]

type ZipEntry = { name: string; method: number; packed: number; size: number; offset: number }

/** What the central directory says. @throws ArchiveFault, RangeError */
function entriesOf(zip: Buffer): ZipEntry[] {
  const end = zip.lastIndexOf(END, undefined, 'latin1')
  if (end < 0) throw new ArchiveFault('damaged')
  const count = zip.readUInt16LE(end + 10)
  if (count > MOST_ENTRIES) throw new ArchiveFault('manyEntries')
  const entries: ZipEntry[] = []
  let at = zip.readUInt32LE(end + 16)
  while (entries.length < count) {
    if (zip.toString('latin1', at, at + 4) !== DIRECTORY_ENTRY) throw new ArchiveFault('damaged')
    const nameEnd = at + ENTRY_BYTES + zip.readUInt16LE(at + 28)
    entries.push({
      name: zip.toString('utf8', at + ENTRY_BYTES, nameEnd),
      method: zip.readUInt16LE(at + 10),
      packed: zip.readUInt32LE(at + 20),
      size: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
    })
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}

/** The bytes of an entry, never more than it announced. @throws ArchiveFault, RangeError, zlib's Error */
function bytesOf(zip: Buffer, { method, packed, size, offset }: ZipEntry): Uint8Array {
  const start = offset + LOCAL_BYTES + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28)
  const data = zip.subarray(start, start + packed)
  if (data.length < packed || ![STORED, DEFLATED].includes(method)) {
    throw new ArchiveFault('damaged')
  }
  if (method === STORED) return data
  return size === 0 ? new Uint8Array() : inflateRawSync(data, { maxOutputLength: size })
}

type Found = { files: CsvFile[]; tooLarge: string[] }

function split<Item extends { name: string; size: number }>(items: readonly Item[]) {
  const csv = items.filter(({ name }) => isCsv(baseName(name)))
  const small = csv.filter(({ size }) => size <= MOST_FILE_BYTES)
  const tooLarge = csv.filter((item) => !small.includes(item)).map(({ name }) => baseName(name))
  if (small.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES) {
    throw new ArchiveFault('tooLarge')
  }
  return { small, tooLarge }
}

/** The CSV files of a ZIP, wherever they lie in it. @throws ArchiveFault for a damaged or hostile one */
export function csvFilesInZip(bytes: Uint8Array): Found {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const entries = entriesOf(zip)
    if (entries.some(({ name }) => isOutside(name))) throw new ArchiveFault('outside')
    const { small, tooLarge } = split(entries)
    const files = small.map((entry) => ({
      name: baseName(entry.name),
      bytes: bytesOf(zip, entry),
    }))
    return { files, tooLarge }
  } catch (error) {
    throw error instanceof ArchiveFault ? error : new ArchiveFault('damaged')
  }
}

/** The CSV files of an unpacked export and of the folders in it. @throws ArchiveFault, file errors */
export function csvFilesInFolder(folder: string): Found {
  const inside = readdirSync(folder, { withFileTypes: true })
  const below = inside.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  if (inside.length > MOST_ENTRIES) throw new ArchiveFault('manyEntries')
  const folders = [folder, ...below.map(({ name }) => path.join(folder, name))]
  const items = folders.flatMap((each) =>
    readdirSync(each)
      .filter(isCsv)
      .map((name) => ({
        name,
        file: path.join(each, name),
        size: statSync(path.join(each, name)).size,
      })),
  )
  const { small, tooLarge } = split(items)
  return { files: small.map(({ name, file }) => ({ name, bytes: readFileSync(file) })), tooLarge }
}
