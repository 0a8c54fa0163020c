import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { messages } from '../messages/messages'
import { DEVICON } from '../model/schema/fields'
import type { Place, Problem } from '../owner/problem'
import type { ContentValue, Project } from './project-content'

const KB = 1000
const PORTRAIT = { leastPx: 400, bestPx: 512, mostBytes: 100 * KB }
/** Largest side ratio at which the round frame does not crop the portrait. */
const MOST_RATIO = 1.25
const ICON_MOST_BYTES = 30 * KB
const DOCUMENT_MOST_BYTES = 3000 * KB
const SCREEN_DENSITY = 2
const VECTOR = /\.svg$/i

type Image = { width: number; height: number }

async function measure(file: string): Promise<Image | undefined> {
  try {
    const { width, height, orientation = 1 } = await sharp(readFileSync(file)).metadata()
    // EXIF orientations 5 to 8 swap width and height.
    return orientation > 4 ? { width: height, height: width } : { width, height }
  } catch {
    return undefined
  }
}

const shownSize = (bytes: number) =>
  bytes < 1000 * KB
    ? `${Math.round(bytes / KB)} KB`
    : `${messages().check.decimal((bytes / (1000 * KB)).toFixed(1))} MB`

function heavy(
  place: Place,
  file: string,
  bytes: number,
  most: number,
  reduce = messages().check.image.reduce,
): Problem[] {
  if (bytes <= most) return []
  const found = messages().check.image.weight(file, shownSize(bytes))
  return [{ ...place, found, todo: reduce(shownSize(most)) }]
}

function portraitProblems(place: Place, file: string, { width, height }: Image): Problem[] {
  const say = messages().check.image
  const problems: Problem[] = []
  const { leastPx, bestPx } = PORTRAIT
  const found = say.size(file, width, height)
  if (!VECTOR.test(file) && Math.min(width, height) < leastPx) {
    problems.push({ ...place, found, todo: say.bestPortrait(bestPx) })
  }
  if (Math.max(width, height) / Math.min(width, height) > MOST_RATIO) {
    problems.push({ ...place, found: say.notSquare(found), todo: say.crop(bestPx) })
  }
  return problems
}

function iconProblems(value: ContentValue, file: string, { width, height }: Image): Problem[] {
  if (VECTOR.test(file)) return []
  const say = messages().check.image
  const { place, entry } = value
  const [shownWidth, shownHeight] = [Number(entry.anchoIcon), Number(entry.altoIcon)]
  const isSmall = width < shownWidth || height < shownHeight
  const isLarge = Math.max(width / shownWidth, height / shownHeight) > 2 * SCREEN_DENSITY
  if (!isSmall && !isLarge) return []
  const shown = isSmall ? say.shownSmall : say.shownLarge
  const found = shown(say.size(file, width, height), shownWidth, shownHeight)
  const todo = say.bestIcon(shownWidth * SCREEN_DENSITY, shownHeight * SCREEN_DENSITY)
  return [{ ...place, found, todo }]
}

async function problemsOf(value: ContentValue, publicDir: string): Promise<Problem[]> {
  const say = messages().check.image
  const { field, place } = value
  const name = typeof value.value === 'string' ? value.value : ''
  if (!['foto', 'icon', 'certificado', 'cv'].includes(field)) return []
  if (name === '' || name.startsWith(DEVICON)) return []
  const file = `public/${name}`
  const bytes = statSync(path.join(publicDir, name)).size
  if (/\.pdf$/i.test(name)) return heavy(place, file, bytes, DOCUMENT_MOST_BYTES)
  const image = await measure(path.join(publicDir, name))
  if (!image) return [{ ...place, found: say.unreadable(file), todo: say.saveAgain }]
  if (field === 'foto') {
    const { mostBytes, bestPx } = PORTRAIT
    const reduce = (most: string) => say.reducePortrait(most, bestPx)
    const weight = heavy(place, file, bytes, mostBytes, reduce)
    return [...portraitProblems(place, file, image), ...weight]
  }
  if (field === 'certificado') return heavy(place, file, bytes, DOCUMENT_MOST_BYTES)
  return [...iconProblems(value, file, image), ...heavy(place, file, bytes, ICON_MOST_BYTES)]
}

export async function imageProblems({ values, publicDir }: Project): Promise<Problem[]> {
  const problems = await Promise.all(values.map((value) => problemsOf(value, publicDir)))
  return problems.flat()
}
