import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { Unzip, UnzipInflate } from 'fflate'
import { isProblemError, type ProblemError } from '../../../content/problem'
import type { Messages } from '../../../messages/es/es'

/** A CSV file of an export, by its base name; without bytes where it is not opened. */
export type CsvFile = { name: string; bytes?: Uint8Array }

export type ArchiveFault = (why: keyof Messages['import']['archives']) => ProblemError

/** A complete export has some 60 entries. */
const MOST_ENTRIES = 2000
const MOST_FILE_BYTES = 8 * 1024 * 1024
/** Inflated, of all files. */
const MOST_BYTES = 32 * 1024 * 1024
/** Deflate makes at most a thousand times as much of it. */
const STEP_BYTES = 4 * 1024

/** Signature of the end record (APPNOTE.TXT 4.3.16). */
const END = 'PK\x05\x06'

const isCsv = (name: string) => /\.csv$/i.test(name) && !name.startsWith('.')
/** Other people's data, which may be large, is not even opened; what they say of the owner is. */
const isOthers = (name: string) =>
  /^(?:messages|connections|recommendations(?!_received).*)\.csv$/i.test(name)
const isOutside = (name: string) => /(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[a-z]:/i.test(name)

/** The CSV files of a ZIP; what it says of sizes is not believed. @throws ProblemError */
export function csvFilesInZip(bytes: Uint8Array, fault: ArchiveFault): CsvFile[] {
  // Of a download that broke off the end is missing.
  const hasEnd = Buffer.from(bytes).lastIndexOf(END, undefined, 'latin1') >= 0
  if (!hasEnd) throw fault('damaged')
  const files: CsvFile[] = []
  let [entries, inflated] = [0, 0]
  const unzip = new Unzip((entry) => {
    entries++
    if (entries > MOST_ENTRIES) throw fault('manyEntries')
    if (isOutside(entry.name)) throw fault('outside')
    const name = path.posix.basename(entry.name)
    if (isOthers(name)) files.push({ name })
    if (!isCsv(name) || isOthers(name)) return
    const chunks: Uint8Array[] = []
    let size = 0
    entry.ondata = (error, chunk, isLast) => {
      if (error) throw error
      size += chunk.length
      inflated += chunk.length
      if (inflated > MOST_BYTES) throw fault('tooLarge')
      if (size <= MOST_FILE_BYTES) chunks.push(chunk)
      else chunks.length = 0
      if (isLast)
        files.push(size > MOST_FILE_BYTES ? { name } : { name, bytes: Buffer.concat(chunks) })
    }
    entry.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length; at += STEP_BYTES) {
      unzip.push(bytes.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= bytes.length)
    }
  } catch (error) {
    throw isProblemError(error) ? error : fault('damaged')
  }
  return files
}

/** The CSV files of an unpacked export and of the folders in it. @throws ProblemError, file errors */
export function csvFilesInFolder(folder: string, fault: ArchiveFault): CsvFile[] {
  const inside = readdirSync(folder, { withFileTypes: true })
  if (inside.length > MOST_ENTRIES) throw fault('manyEntries')
  const below = inside.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  return [folder, ...below.map(({ name }) => path.join(folder, name))].flatMap((each) =>
    readdirSync(each)
      .filter(isCsv)
      .map((name) => {
        const file = path.join(each, name)
        const isClosed = isOthers(name) || statSync(file).size > MOST_FILE_BYTES
        return isClosed ? { name } : { name, bytes: readFileSync(file) }
      }),
  )
}
