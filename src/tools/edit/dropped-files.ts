import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { ProblemError } from '../content/problem'
import { fileKind } from '../content/reading/files/file-fault'
import { writeWhole } from '../content/write-all'
import type { Messages } from '../messages/es/es'

/** What a dropped file is for, and where it goes below public/. */
export const FOLDERS = { foto: '', imagen: 'proyectos', icon: 'iconos', document: 'documentos' }
export type Purpose = keyof typeof FOLDERS

const PORTRAIT_PX = 640
/** Twice what the site shows. */
const PICTURE_PX = 1600
const QUALITY_PERCENT = 90

/** Letters without accent, digits and hyphens. */
const plainName = (name: string) =>
  path
    .parse(name.normalize('NFD').replace(/\p{Mn}/gu, ''))
    .name.toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'archivo'

/** The picture upright, square for a portrait, without metadata, as WebP. */
function prepared(bytes: Buffer, purpose: Purpose): Promise<Buffer> {
  const picture = sharp(bytes, { failOn: 'error' }).autoOrient()
  const sized =
    purpose === 'foto'
      ? picture.resize(PORTRAIT_PX, PORTRAIT_PX, { fit: 'cover', position: 'attention' })
      : picture.resize(PICTURE_PX, PICTURE_PX, { fit: 'inside', withoutEnlargement: true })
  return sized.webp({ quality: QUALITY_PERCENT }).toBuffer()
}

/**
 * Writes a dropped file into public/, never over another.
 * @returns its path, as the content names it
 * @throws ProblemError for a file of another kind
 */
export async function keepDropped(
  root: string,
  { name, purpose, bytes }: { name: string; purpose: Purpose; bytes: Buffer },
  say: Messages,
): Promise<string> {
  const kind = fileKind(bytes)
  const isKept = kind === 'pdf' ? purpose === 'document' : kind === 'svg' && purpose !== 'foto'
  const ending = isKept ? kind : 'webp'
  let file = bytes
  try {
    if (kind === 'pdf' && !isKept) throw new Error('a document')
    if (!isKept) file = await prepared(bytes, purpose)
  } catch {
    throw new ProblemError(say.edit.notAPicture(name))
  }
  const stem = path.posix.join(FOLDERS[purpose], purpose === 'foto' ? 'retrato' : plainName(name))
  let kept = `${stem}.${ending}`
  for (let number = 2; existsSync(path.join(root, 'public', kept)); number++) {
    kept = `${stem}-${number}.${ending}`
  }
  await writeWhole(path.join(root, 'public', kept), file)
  return kept
}
