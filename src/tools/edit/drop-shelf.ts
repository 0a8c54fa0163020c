import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { codeOf } from '../check/dead-file-problems'
import { smallPortrait } from '../check/picture-problems'
import { CONTENT } from '../content/content-folder'
import { ProblemError, showProblem } from '../content/problem'
import { dangerInSvg, fileKind } from '../content/reading/files/file-fault'
import { readIfThere } from '../content/reading/files/read-file'
import type { PublicFiles } from '../content/reading/public-files'
import { type FileToWrite, writeWhole } from '../content/write-all'
import { slugFrom } from '../messages/built-words'
import type { Messages } from '../messages/es/es'
import type { Texts } from './change-content'
import { contentFile, freeName } from './field-spot'

/** Beside what is published; it outlives the server. */
const SHELF = '.cache/edit/dropped'
const TEXT_FILE = /\.(?:json|html?|css|m?js|svg|xml|md|txt|webmanifest)$/i

/** With `/`, below the folder. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
}

/** What stands before the name of a file, in JSON and in the text of a page. */
const NAMED_BY = ['"', '(', '(/', '<', '</']

/** In JSON a slash may be written `\/`, in an address a letter `%20`. */
const asNames = (text: string) =>
  text.replaceAll('\\/', '/').replace(/(?:%[\da-f]{2})+/gi, (letters) => {
    try {
      return decodeURIComponent(letters)
    } catch {
      return letters
    }
  })

/** What may name a file beside the content that the form knows. */
function otherTexts(root: string, content: Texts): string[] {
  const known = [...content.keys()].map(contentFile)
  const files = [CONTENT, 'public'].flatMap((folder) =>
    filesIn(path.join(root, folder)).map((file) => `${folder}/${file}`),
  )
  return files
    .filter((file) => TEXT_FILE.test(file) && !known.includes(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .concat(codeOf(root))
}

/** What a dropped file is for, and where it goes below public/. */
export const FOLDERS = { foto: '', imagen: 'proyectos', icon: 'iconos', document: 'documentos' }
export type Purpose = keyof typeof FOLDERS

const PORTRAIT_PX = 640
/** Twice what the site shows. */
const PICTURE_PX = 1600
const QUALITY_PERCENT = 90

/** The picture upright, square for a portrait, without metadata, never enlarged, as WebP. */
async function prepared(bytes: Buffer, purpose: Purpose): Promise<Buffer> {
  const picture = sharp(bytes, { failOn: 'error' }).autoOrient()
  const { width, height } = (await sharp(bytes).metadata()).autoOrient
  const side = Math.min(width, height, PORTRAIT_PX)
  const sized =
    purpose === 'foto'
      ? picture.resize(side, side, { fit: 'cover', position: 'attention' })
      : picture.resize(PICTURE_PX, PICTURE_PX, { fit: 'inside', withoutEnlargement: true })
  return sized.webp({ quality: QUALITY_PERCENT }).toBuffer()
}

/** ISO 32000-1, Annex H: viewers look for the end in the last 1024 bytes. */
const PDF_END = /startxref\s+\d+\s+%%EOF/
const isWholePdf = (bytes: Buffer) => PDF_END.test(bytes.subarray(-1024).toString('latin1'))

/** As it is published, with the ending of its kind. @throws ProblemError for a file of another kind */
async function published(name: string, purpose: Purpose, bytes: Buffer, say: Messages) {
  const kind = fileKind(bytes)
  if (kind === 'svg' && purpose !== 'foto') {
    const danger = dangerInSvg(bytes)
    if (!danger) return { ending: kind, file: bytes }
    const problem = { file: name, ...danger, expected: say.reading.harmlessSvg }
    throw new ProblemError(showProblem(problem, say))
  }
  if (kind === 'pdf' && purpose === 'document') {
    if (isWholePdf(bytes)) return { ending: kind, file: bytes }
    throw new ProblemError(say.edit.notADocument(name))
  }
  if (kind === 'heic') throw new ProblemError(say.edit.heic(name))
  try {
    if (kind === 'pdf') throw new Error('a document')
    return { ending: 'webp', file: await prepared(bytes, purpose) }
  } catch {
    throw new ProblemError(say.edit.notAPicture(name))
  }
}

/** Files that were dropped, or that the content no longer names: each is in public/ while something names it, else only on the shelf. */
export function dropShelf(root: string) {
  const [shelf, publicDir] = [path.join(root, SHELF), path.join(root, 'public')]
  /** Of files that are still being written. */
  const given = new Set<string>()
  return {
    /** Keeps a file that is dropped, never over another. @throws ProblemError for another kind */
    async keep(name: string, purpose: Purpose, bytes: Buffer, say: Messages) {
      const { ending, file } = await published(name, purpose, bytes, say)
      const own = purpose === 'foto' ? 'retrato' : slugFrom(path.parse(name).name) || 'archivo'
      const isTaken = (stem: string) =>
        given.has(`${stem}.${ending}`) ||
        [shelf, publicDir].some((folder) => existsSync(path.join(folder, `${stem}.${ending}`)))
      const kept = `${freeName(path.posix.join(FOLDERS[purpose], own), isTaken)}.${ending}`
      given.add(kept)
      await writeWhole(path.join(shelf, kept), file)
      if (purpose !== 'foto') return { path: kept }
      const [advice] = smallPortrait(name, (await sharp(bytes).metadata()).autoOrient, say)
      return { path: kept, note: advice && `${advice.found}: ${advice.todo}` }
    },
    /** The files of public/, and those that will be there once they are named. */
    beside(files: PublicFiles): PublicFiles {
      const faultOf: PublicFiles['faultOf'] = (name, say) =>
        files.has(name) ? files.faultOf(name, say) : undefined
      const names = new Set([...files, ...filesIn(shelf)])
      return Object.assign(names, { faultOf, dangerOf: files.dangerOf })
    },
    /** What public/ lacks, and what it has for nobody, where the content says this and said that before. */
    changesFor(content: Texts, before: Texts): Record<'wanted' | 'unnamed', FileToWrite[]> {
      const isIn = (texts: Iterable<string>) => {
        const said = [...texts].map(asNames)
        return (name: string) => said.some((text) => text.includes(name))
      }
      const inPublic = (name: string) => path.join(publicDir, name)
      const onShelf = (name: string) => path.join(shelf, name)
      const [isNamed, wasNamed] = [isIn(content.values()), isIn(before.values())]
      const names = filesIn(shelf)
      const isSame = (name: string) =>
        readIfThere(inPublic(name))?.equals(readFileSync(onShelf(name)))
      const isLeft = (name: string) =>
        // Of another file by that name the bytes differ.
        names.includes(name) ? isSame(name) : NAMED_BY.some((mark) => wasNamed(mark + name))
      const left = filesIn(publicDir).filter((name) => !isNamed(name) && isLeft(name))
      const isElsewhere = isIn(left.length > 0 ? otherTexts(root, content) : [])
      const unnamed = left.filter((name) => !isElsewhere(name))
      return {
        wanted: [
          ...names
            .filter((name) => isNamed(name) && !existsSync(inPublic(name)))
            .map((name) => ({ file: inPublic(name), bytes: readFileSync(onShelf(name)) })),
          ...unnamed
            .filter((name) => !names.includes(name))
            .map((name) => ({ file: onShelf(name), bytes: readFileSync(inPublic(name)) })),
        ],
        unnamed: unnamed.map((name) => ({ file: inPublic(name), bytes: null })),
      }
    },
  }
}
