import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { DEVICON } from '../model/fields'
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
    : `${(bytes / (1000 * KB)).toFixed(1).replace('.', ',')} MB`

const heavy = (place: Place, file: string, bytes: number, most: number, best: string): Problem[] =>
  bytes <= most
    ? []
    : [
        {
          ...place,
          found: `public/${file} pesa ${shownSize(bytes)}`,
          todo: `reducirlo a menos de ${shownSize(most)}${best}`,
        },
      ]

function portraitProblems(place: Place, file: string, { width, height }: Image): Problem[] {
  const problems: Problem[] = []
  const { leastPx, bestPx } = PORTRAIT
  if (!VECTOR.test(file) && Math.min(width, height) < leastPx) {
    problems.push({
      ...place,
      found: `public/${file} mide ${width} × ${height} px`,
      todo: `usar una foto de ${bestPx} × ${bestPx} px, para que no se vea borrosa`,
    })
  }
  if (Math.max(width, height) / Math.min(width, height) > MOST_RATIO) {
    problems.push({
      ...place,
      found: `public/${file} mide ${width} × ${height} px: no es cuadrada`,
      todo: `recortarla a un cuadrado de ${bestPx} × ${bestPx} px; el círculo muestra solo el centro`,
    })
  }
  return problems
}

function iconProblems(value: ContentValue, file: string, { width, height }: Image): Problem[] {
  if (VECTOR.test(file)) return []
  const { place, entry } = value
  const [shownWidth, shownHeight] = [Number(entry.anchoIcon), Number(entry.altoIcon)]
  const todo = `usar una imagen de ${shownWidth * SCREEN_DENSITY} × ${shownHeight * SCREEN_DENSITY} px, o un .svg`
  const isSmall = width < shownWidth || height < shownHeight
  const isLarge = Math.max(width / shownWidth, height / shownHeight) > 2 * SCREEN_DENSITY
  if (!isSmall && !isLarge) return []
  const why = isSmall ? 'se verá borroso' : 'la mayor parte se descarga para nada'
  const found = `public/${file} mide ${width} × ${height} px y se muestra a ${shownWidth} × ${shownHeight}: ${why}`
  return [{ ...place, found, todo }]
}

async function problemsOf(value: ContentValue, publicDir: string): Promise<Problem[]> {
  const { field, place } = value
  const file = typeof value.value === 'string' ? value.value : ''
  if (!['foto', 'icon', 'certificado', 'cv'].includes(field)) return []
  if (file === '' || file.startsWith(DEVICON)) return []
  const bytes = statSync(path.join(publicDir, file)).size
  if (/\.pdf$/i.test(file)) return heavy(place, file, bytes, DOCUMENT_MOST_BYTES, '')
  const image = await measure(path.join(publicDir, file))
  if (!image) {
    const found = `public/${file} no se puede leer como imagen`
    return [{ ...place, found, todo: 'guardarlo de nuevo como .webp, .png, .jpg, .avif o .svg' }]
  }
  if (field === 'foto') {
    const { mostBytes, bestPx } = PORTRAIT
    const best = `: ${bestPx} × ${bestPx} px en .webp alcanzan`
    return [...portraitProblems(place, file, image), ...heavy(place, file, bytes, mostBytes, best)]
  }
  if (field === 'certificado') return heavy(place, file, bytes, DOCUMENT_MOST_BYTES, '')
  return [...iconProblems(value, file, image), ...heavy(place, file, bytes, ICON_MOST_BYTES, '')]
}

export async function imageProblems({ values, publicDir }: Project): Promise<Problem[]> {
  const problems = await Promise.all(values.map((value) => problemsOf(value, publicDir)))
  return problems.flat()
}
