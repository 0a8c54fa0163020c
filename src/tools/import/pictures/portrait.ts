import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { publicFile } from '../../../site/model/schema/fields'
import { fileFault } from '../../content/reading/files/file-fault'
import { showValue } from '../../content/show-value'
import type { Context } from '../mapping/context'
import { messages } from '../spoken'
import { clean, type Text } from '../values/resume-values'

/** Without `bytes` the file is already in public/. */
export type Portrait = { publicName: string; bytes?: Uint8Array }

/** A picture from the network, or why there is none. */
export type Fetched = Portrait | { fault: string }

const IMAGE = /\.(?:webp|png|jpe?g|avif|svg)$/i
const IS_ADDRESS = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i

export const isRemote = (image: string) => IS_ADDRESS.test(image)

const readLocal = (image: string, folder: string): Fetched => {
  const say = messages().import.portrait
  if (isRemote(image)) return { fault: say.remote }
  const file = path.resolve(folder, image)
  const publicName = path.basename(file)
  if (path.relative(folder, file).startsWith('..')) return { fault: say.outside }
  if (!IMAGE.test(publicName)) return { fault: say.wrongKind }
  if (!v.is(publicFile(publicName), publicName)) return { fault: say.wrongName }
  try {
    const bytes = readFileSync(file)
    return fileFault(publicName, bytes, messages()) ? { fault: say.noImage } : { publicName, bytes }
  } catch {
    return { fault: say.absent }
  }
}

/** A file beside the resume, one of public/ by its address, or what was fetched; else reported. */
export const findPortrait = (
  value: Text,
  folder: string,
  fetched: Fetched | undefined,
  { publishedFile, report }: Context,
): Portrait | undefined => {
  const image = clean(value)
  if (image === undefined) return undefined
  const published = publishedFile(image)
  if (published !== undefined && IMAGE.test(published)) return { publicName: published }
  const found = fetched ?? readLocal(image, folder)
  if (!('fault' in found)) return found
  report.leftOut.push(`basics.image: ${showValue(image)} (${found.fault})`)
  return undefined
}
