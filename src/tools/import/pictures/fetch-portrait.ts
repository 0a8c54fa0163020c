import sharp from 'sharp'
import { messages } from '../spoken'
import type { Fetched } from './portrait'

const TIMEOUT_MS = 10_000
const MOST_BYTES = 10 * 1024 * 1024
const FILE_NAME = 'foto.webp'

type Fetch = typeof fetch

/** The whole body, or undefined where it is too large. */
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

const isHttps = (address: string) => URL.canParse(address) && new URL(address).protocol === 'https:'

/** Downloads a picture and turns it into WebP: upright, without the place where it was taken. */
export async function fetchPortrait(address: string, get: Fetch = fetch): Promise<Fetched> {
  const { notHttps, noAnswer, status, tooLarge, noImage } = messages().import.portrait
  if (!isHttps(address)) return { fault: notHttps }
  let bytes: Uint8Array | undefined
  try {
    const response = await get(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!isHttps(response.url)) return { fault: notHttps }
    if (!response.ok) return { fault: status(response.status) }
    bytes = await bodyOf(response)
  } catch {
    return { fault: noAnswer }
  }
  if (bytes === undefined) return { fault: tooLarge }
  try {
    return { publicName: FILE_NAME, bytes: await sharp(bytes).rotate().webp().toBuffer() }
  } catch {
    return { fault: noImage }
  }
}
