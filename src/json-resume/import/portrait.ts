import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { messages } from '../../messages/messages'
import { publicFile } from '../../model/schema/fields'
import { showValue } from '../../owner/show-value'
import type { PublishedFile } from './entries-from-resume'
import type { ImportReport } from './import-report'
import { clean } from './resume-values'

/** Without `bytes` the file is already in public/. */
export type Portrait = { publicName: string; bytes?: Uint8Array }

const IMAGE = /\.(?:webp|png|jpe?g|avif|svg)$/i
const IS_ADDRESS = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i

const readLocal = (image: string, folder: string): Portrait | string => {
  const say = messages().import.portrait
  if (IS_ADDRESS.test(image)) return say.remote
  const file = path.resolve(folder, image)
  const publicName = path.basename(file)
  if (path.relative(folder, file).startsWith('..')) return say.outside
  if (!IMAGE.test(publicName)) return say.wrongKind
  if (!v.is(publicFile(publicName), publicName)) return say.wrongName
  try {
    return { publicName, bytes: readFileSync(file) }
  } catch {
    return say.absent
  }
}

/** A file beside the resume, or one of public/ by its address; any other picture is reported. */
export const findPortrait = (
  value: string | null | undefined,
  folder: string,
  publishedFile: PublishedFile,
  report: ImportReport,
): Portrait | undefined => {
  const image = clean(value)
  if (image === undefined) return undefined
  const published = publishedFile(image)
  if (published !== undefined && IMAGE.test(published)) return { publicName: published }
  const found = readLocal(image, folder)
  if (typeof found !== 'string') return found
  report.leftOut.push(`basics.image: ${showValue(image)} (${found})`)
  return undefined
}
