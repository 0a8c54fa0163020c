import path from 'node:path'
import sharp from 'sharp'
import { smallPortrait } from '../check/picture-problems'
import { PUBLIC } from '../content/content-folder'
import { ProblemError, showProblem } from '../content/problem'
import { dangerInSvg, fileKind } from '../content/reading/media/file-fault'
import type { Workspace } from '../content/workspace/workspace'
import { slugFrom } from '../messages/built-words'
import type { Messages } from '../messages/es/es'
import { freeName, PHOTOS } from './field-spot'
import { KEPT } from './named-files'

/** What a dropped file is for, and where it goes below public/. */
export const FOLDERS = { foto: '', imagen: 'proyectos', icon: 'iconos', document: 'documentos' }
export type Purpose = keyof typeof FOLDERS

const PORTRAIT_PX = 640
/** Twice what the site shows. */
const PICTURE_PX = 1600
const QUALITY_PERCENT = 90

/** The square of an upright portrait that its owner chose, in px. */
export type Crop = { left: number; top: number; side: number }

/** The picture upright, square for a portrait, without metadata, never enlarged, as WebP. */
async function prepared(bytes: Buffer, purpose: Purpose, crop?: Crop): Promise<Buffer> {
  const picture = sharp(bytes, { failOn: 'error' }).autoOrient()
  const { width, height } = (await sharp(bytes).metadata()).autoOrient
  if (crop) {
    const { left, top, side } = crop
    picture.extract({ left, top, width: side, height: side })
  }
  const side = Math.min(crop?.side ?? width, crop?.side ?? height, PORTRAIT_PX)
  const sized =
    purpose === 'foto'
      ? picture.resize(side, side, { fit: 'cover', position: 'attention' })
      : picture.resize(PICTURE_PX, PICTURE_PX, { fit: 'inside', withoutEnlargement: true })
  return sized.webp({ quality: QUALITY_PERCENT }).toBuffer()
}

/** ISO 32000-1, Annex H: viewers look for the end in the last 1024 bytes. */
const PDF_END = /startxref\s+\d+\s+%%EOF/
const isWholePdf = (bytes: Buffer) => PDF_END.test(bytes.subarray(-1024).toString('latin1'))

type Published = { ending: string; file: Buffer }

/** As it is published, with the ending of its kind. @throws ProblemError for a file of another kind */
async function published(
  name: string,
  purpose: Purpose,
  bytes: Buffer,
  say: Messages,
  crop?: Crop,
): Promise<Published> {
  const kind = fileKind(bytes)
  if (kind === 'svg' && purpose !== 'foto') {
    const danger = dangerInSvg(bytes)
    if (!danger) return { ending: kind, file: bytes }
    const problem = { file: name, ...danger, expected: say.reading.harmlessSvg }
    throw new ProblemError(showProblem(problem, say))
  }
  if (kind === 'pdf' && purpose === 'document') {
    if (isWholePdf(bytes)) return { ending: kind, file: bytes }
    throw new ProblemError(say.form.notADocument(name))
  }
  if (kind === 'heic') throw new ProblemError(say.form.heic(name))
  try {
    if (kind === 'pdf') throw new Error('a document')
    return { ending: 'webp', file: await prepared(bytes, purpose, crop) }
  } catch {
    throw new ProblemError(say.form.notAPicture(name))
  }
}

/** Puts a dropped file into public/, never over another, nor in the place of one that may come back. @returns its name there */
function place(workspace: Workspace, stem: string, made: Published, photo?: Buffer): string {
  const { ending, file } = made
  const nameOf = (each: string) => `${each}.${ending}`
  const isTaken = (each: string) =>
    [PUBLIC, KEPT].some((folder) => workspace.bytes(`${folder}/${nameOf(each)}`) !== undefined)
  const name = nameOf(freeName(stem, isTaken))
  workspace.write(`${PUBLIC}/${name}`, file)
  if (photo) workspace.write(`${PHOTOS}/${name}`, photo)
  // The step that can be taken back is the one that names it.
  workspace.commit({ isUndoable: false })
  return name
}

export type Dropped = { name: string; purpose: Purpose; bytes: Buffer; crop?: Crop | undefined }

/** Takes a dropped file. @returns its name in public/, and what would be better @throws ProblemError for another kind */
export async function takeDropped(workspace: Workspace, { name, purpose, bytes, crop }: Dropped) {
  const { say } = workspace
  const made = await published(name, purpose, bytes, say, crop)
  const isPortrait = purpose === 'foto'
  const { width, height } = isPortrait ? (await sharp(bytes).metadata()).autoOrient : {}
  // Nothing waits from here on: of two files that are dropped at once each gets a name.
  const own = isPortrait ? 'retrato' : slugFrom(path.parse(name).name) || 'archivo'
  const stem = path.posix.join(FOLDERS[purpose], own)
  const kept = place(workspace, stem, made, isPortrait ? bytes : undefined)
  if (width === undefined || height === undefined) return { path: kept }
  const [advice] = smallPortrait(
    name,
    crop ? { width: crop.side, height: crop.side } : { width, height },
    say,
  )
  return { path: kept, note: advice && `${advice.found}: ${advice.todo}` }
}
