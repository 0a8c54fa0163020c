import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { canParse, publicFile } from '../../model/schema/fields'
import { fileFault } from '../content/reading/media/file-fault'
import { showValue } from '../content/show-value'
import type { Messages } from '../messages/es/es'
import { messagesIn } from '../messages/messages'
import type { ImportOptions, Picture, Portrait } from './import-options'
import { type Context, spotIn } from './mapping/context'
import { clean, type Text } from './parsing/texts'

const TIMEOUT_MS = 10_000
const MOST_BYTES = 10 * 1024 * 1024
const FETCHED_NAME = 'foto.webp'
const IMAGE = /\.(?:webp|png|jpe?g|avif|svg)$/i

/** A URL, or another machine's file as Windows names it: only to look for that asks the machine. */
export const isRemote = (image: string): boolean => /^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i.test(image)
const isHttps = (address: string) => canParse(address) && new URL(address).protocol === 'https:'

async function bodyOf(response: Response): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > MOST_BYTES) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Downloads a picture and turns it into WebP: upright, without the place where it was taken. */
export async function fetchPicture(
  address: string,
  say: Messages['import']['portrait'],
  get = fetch,
): Promise<Picture> {
  if (!isHttps(address)) return { fault: say.notHttps }
  let bytes: Uint8Array | undefined
  try {
    const response = await get(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!isHttps(response.url)) return { fault: say.notHttps }
    if (!response.ok) return { fault: say.status(response.status) }
    bytes = await bodyOf(response)
  } catch {
    return { fault: say.noAnswer }
  }
  if (bytes === undefined) return { fault: say.tooLarge }
  try {
    return { name: FETCHED_NAME, bytes: await sharp(bytes).rotate().webp().toBuffer() }
  } catch {
    return { fault: say.noImage }
  }
}

function readLocal(image: string, folder: string, messages: Messages): Picture {
  const say = messages.import.portrait
  if (isRemote(image)) return { fault: say.remote }
  // '/yo.webp' is the root of a site that was made of the same file.
  const file = [path.resolve(folder, image), path.join(folder, image)].find(
    (each) => !path.relative(folder, each).startsWith('..'),
  )
  if (file === undefined) return { fault: say.outside }
  const name = path.basename(file)
  if (!IMAGE.test(name)) return { fault: say.wrongKind }
  if (!v.is(publicFile('picture', name), name)) return { fault: say.wrongName }
  try {
    const bytes = readFileSync(file)
    return fileFault(name, bytes, messages) ? { fault: say.noImage } : { name, bytes }
  } catch {
    return { fault: say.absent }
  }
}

/** A file beside the resume, or what was fetched; else reported. */
export function findPortrait(
  value: Text,
  { resumeFile, fetched }: ImportOptions,
  context: Context,
): Portrait | undefined {
  const image = clean(value)
  if (image === undefined) return undefined
  const { report, spoken } = context
  const found = fetched ?? readLocal(image, path.dirname(resumeFile), messagesIn(spoken))
  if (!('fault' in found)) return found
  report.leftOut.push(
    `${spotIn(context, 'perfil', { fields: ['foto'] })}: ${showValue(image)} (${found.fault})`,
  )
  return undefined
}
