import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { codeOf } from '../check/dead-file-problems'
import { readIfThere } from '../content/reading/files/read-file'
import type { PublicFiles } from '../content/reading/public-files'
import { type FileToWrite, writeWhole } from '../content/write-all'
import type { Texts } from './change-content'
import { contentFile } from './field-spot'

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
  const files = ['src/content', 'public'].flatMap((folder) =>
    filesIn(path.join(root, folder)).map((file) => `${folder}/${file}`),
  )
  return files
    .filter((file) => TEXT_FILE.test(file) && !known.includes(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .concat(codeOf(root))
}

/** Files that were dropped, or that the content no longer names: each is in public/ while something names it, else only on the shelf. */
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
      const wanted = names.filter((name) => isNamed(name) && !existsSync(inPublic(name)))
      // Of another file by that name the bytes differ.
      const idle = names.filter(
        (name) =>
          !isNamed(name) && readIfThere(inPublic(name))?.equals(readFileSync(onShelf(name))),
      )
      const left = filesIn(publicDir).filter(
        (name) =>
          NAMED_BY.some((mark) => wasNamed(mark + name)) && !isNamed(name) && !names.includes(name),
      )
      const isElsewhere = idle.length + left.length > 0 ? isIn(otherTexts(root, content)) : isNamed
      const isUnnamed = (name: string) => !isElsewhere(name)
      const kept = left.filter(isUnnamed)
      return {
        wanted: [
          ...wanted.map((name) => ({ file: inPublic(name), bytes: readFileSync(onShelf(name)) })),
          ...kept.map((name) => ({ file: onShelf(name), bytes: readFileSync(inPublic(name)) })),
        ],
        unnamed: [...idle.filter(isUnnamed), ...kept].map((name) => {
          return { file: inPublic(name), bytes: null }
        }),
      }
    },
  }
}
