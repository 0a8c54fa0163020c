import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { codeOf } from '../check/dead-file-problems'
import { readIfThere } from '../content/reading/files/read-file'
import type { PublicFiles } from '../content/reading/public-files'
import { type FileToWrite, writeWhole } from '../content/write-all'
import type { Texts } from './change-content'

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

/** What may name a file beside the content that the form knows. */
function otherTexts(root: string, content: Texts): string[] {
  const known = [...content.keys()].map((place) => `src/content/${place}.json`)
  const files = ['src/content', 'public'].flatMap((folder) =>
    filesIn(path.join(root, folder)).map((file) => `${folder}/${file}`),
  )
  return files
    .filter((file) => TEXT_FILE.test(file) && !known.includes(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .concat(codeOf(root))
}

/** Files that were dropped: each is in public/ while something names it, else only on the shelf. */
export function dropShelf(root: string) {
  const [shelf, publicDir] = [path.join(root, SHELF), path.join(root, 'public')]
  return {
    put: (name: string, bytes: Uint8Array) => writeWhole(path.join(shelf, name), bytes),
    isTaken: (name: string) =>
      [shelf, publicDir].some((folder) => existsSync(path.join(folder, name))),
    /** The files of public/, and those that will be there once they are named. */
    beside(files: PublicFiles): PublicFiles {
      const faultOf: PublicFiles['faultOf'] = (name, say) =>
        files.has(name) ? files.faultOf(name, say) : undefined
      const names = new Set([...files, ...filesIn(shelf)])
      return Object.assign(names, { faultOf, dangerOf: files.dangerOf })
    },
    /** What public/ lacks, and what it has for nobody, where the content says this. */
    changesFor(content: Texts): { wanted: FileToWrite[]; unnamed: FileToWrite[] } {
      const names = filesIn(shelf)
      // A slash may be written `\/`.
      const isIn = (texts: Iterable<string>) => {
        const said = [...texts].map((text) => text.replaceAll('\\/', '/'))
        return (name: string) => said.some((text) => text.includes(name))
      }
      const inPublic = (name: string) => path.join(publicDir, name)
      const bytesOf = (name: string) => readFileSync(path.join(shelf, name))
      const isNamed = isIn(content.values())
      const wanted = names.filter((name) => isNamed(name) && !existsSync(inPublic(name)))
      // Of another file by that name the bytes differ.
      const idle = names.filter(
        (name) => !isNamed(name) && readIfThere(inPublic(name))?.equals(bytesOf(name)),
      )
      const isElsewhere = idle.length > 0 ? isIn(otherTexts(root, content)) : isNamed
      return {
        wanted: wanted.map((name) => ({ file: inPublic(name), bytes: bytesOf(name) })),
        unnamed: idle
          .filter((name) => !isElsewhere(name))
          .map((name) => ({ file: inPublic(name), bytes: null })),
      }
    },
  }
}
