import { existsSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import type { Place, Problem } from '../content/problem'
import { isPhoto, publicPlace } from '../content/reading/public-files'
import type { Messages } from '../messages/es/es'
import type { ContentValue, Project } from './project-content'

const KB = 1000
/** The build crops and sizes portraits and pictures, which may be large. */
const PORTRAIT = { leastPx: 400, bestPx: 512 }
const PICTURE = { leastWidthPx: 640, bestWidthPx: 1280 }
const ICON_MOST_BYTES = 30 * KB
const DOCUMENT_MOST_BYTES = 3000 * KB
const SCREEN_DENSITY = 2
const VECTOR = /\.svg$/i
const PDF = /\.pdf$/i

type Image = { width: number; height: number }

async function measure(file: string): Promise<Image | undefined> {
  try {
    return (await sharp(readFileSync(file)).metadata()).autoOrient
  } catch {
    return undefined
  }
}

const shownSize = (bytes: number, { reading }: Messages) =>
  bytes < 1000 * KB
    ? `${Math.round(bytes / KB)} KB`
    : `${reading.decimal((bytes / (1000 * KB)).toFixed(1))} MB`

function heavy(place: Place, file: string, bytes: number, most: number, say: Messages): Problem[] {
  if (bytes <= most) return []
  const { weight, reduce } = say.check.image
  return [
    {
      ...place,
      isAdvice: true,
      found: weight(file, shownSize(bytes, say)),
      todo: reduce(shownSize(most, say)),
    },
  ]
}

function portraitProblems(
  place: Place,
  file: string,
  { width, height }: Image,
  say: Messages,
): Problem[] {
  if (VECTOR.test(file) || Math.min(width, height) >= PORTRAIT.leastPx) return []
  const { size, bestPortrait } = say.check.image
  return [
    {
      ...place,
      isAdvice: true,
      found: size(file, width, height),
      todo: bestPortrait(PORTRAIT.bestPx),
    },
  ]
}

function pictureProblems(
  place: Place,
  file: string,
  { width, height }: Image,
  say: Messages,
): Problem[] {
  if (VECTOR.test(file) || width >= PICTURE.leastWidthPx) return []
  const { size, bestPicture } = say.check.image
  return [
    {
      ...place,
      isAdvice: true,
      found: size(file, width, height),
      todo: bestPicture(PICTURE.bestWidthPx),
    },
  ]
}

function iconProblems(
  value: ContentValue,
  file: string,
  { width, height }: Image,
  { check }: Messages,
): Problem[] {
  if (VECTOR.test(file)) return []
  const say = check.image
  const { place, entry } = value
  const [shownWidth, shownHeight] = [Number(entry.anchoIcon), Number(entry.altoIcon)]
  const isSmall = width < shownWidth || height < shownHeight
  const isLarge = Math.max(width / shownWidth, height / shownHeight) > 2 * SCREEN_DENSITY
  if (!isSmall && !isLarge) return []
  const shown = isSmall ? say.shownSmall : say.shownLarge
  const found = shown(say.size(file, width, height), shownWidth, shownHeight)
  const todo = say.bestIcon(shownWidth * SCREEN_DENSITY, shownHeight * SCREEN_DENSITY)
  return [{ ...place, isAdvice: true, found, todo }]
}

const IMAGES = ['foto', 'icon', 'imagen']
/** PDF or image. */
const DOCUMENTS = ['certificado', 'enlace', 'cv']

async function problemsOf(value: ContentValue, { publicDir, say }: Project): Promise<Problem[]> {
  const { field, place } = value
  const name = typeof value.value === 'string' ? value.value : ''
  if (![...IMAGES, ...DOCUMENTS].includes(field)) return []
  const onDisk = publicPlace(publicDir, name)
  // Others are addresses, icons of devicon, or the template's own files.
  if (name === '' || !existsSync(onDisk)) return []
  const file = `public/${name}`
  const bytes = statSync(onDisk).size
  const tooHeavy = heavy(place, file, bytes, DOCUMENT_MOST_BYTES, say)
  if (PDF.test(name)) return tooHeavy
  const image = await measure(onDisk)
  if (!image) {
    // Photos are reported by `brokenPictures`.
    const { unreadable, saveAgain } = say.check.image
    return isPhoto(onDisk) ? [] : [{ ...place, found: unreadable(file), todo: saveAgain }]
  }
  if (DOCUMENTS.includes(field)) return tooHeavy
  if (field === 'foto') return portraitProblems(place, file, image, say)
  if (field === 'imagen') return pictureProblems(place, file, image, say)
  return [
    ...iconProblems(value, file, image, say),
    ...heavy(place, file, bytes, ICON_MOST_BYTES, say),
  ]
}

export async function imageProblems(project: Project): Promise<Problem[]> {
  const problems = await Promise.all(project.values.map((value) => problemsOf(value, project)))
  return problems.flat()
}
