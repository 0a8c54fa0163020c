import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LIST_NAMES, type ListName, type Lists, type Profile } from '../../model/schema'
import { OwnerError } from '../owner-error'
import { checkList, checkProfile } from './check-file'
import { fileMistake } from './file-mistake'
import { readJson } from './json/json-source'
import { type Mistake, showMistakes } from './mistake'
import { listPublicFiles, type PublicFiles } from './public-files'

export type Content = { perfil: Profile; lists: Lists }
export type ContentName = 'perfil' | ListName

export const CONTENT_NAMES: readonly ContentName[] = ['perfil', ...LIST_NAMES]

const byLine = (a: Mistake, b: Mistake) => (a.line ?? 0) - (b.line ?? 0)

/** Checks the content files; messages call their folder `shownDir`. @throws OwnerError */
export const checkContent = (
  bytesOf: (name: ContentName) => Uint8Array | undefined,
  publicFiles: PublicFiles,
  shownDir: string,
): Content => {
  const mistakes: Mistake[] = []
  const readFile = (name: ContentName) => {
    const file = `${shownDir}/${name}.json`
    try {
      return readJson(file, bytesOf(name))
    } catch (error) {
      return { mistake: fileMistake(file, error) }
    }
  }
  const checked = CONTENT_NAMES.map((name) => {
    const read = readFile(name)
    if ('mistake' in read) {
      mistakes.push(read.mistake)
      return [name, undefined] as const
    }
    const result =
      name === 'perfil'
        ? checkProfile(read.source, publicFiles)
        : checkList(name, read.source, publicFiles)
    mistakes.push(...result.mistakes.sort(byLine))
    return [name, result.value] as const
  })
  if (mistakes.length > 0) throw new OwnerError(showMistakes(mistakes))
  const { perfil, ...lists } = Object.fromEntries(checked)
  return { perfil, lists } as Content
}

export const readIfThere = (file: string) => {
  try {
    return readFileSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Reads and checks all content. @throws OwnerError that lists every mistake of every file */
export const readContent = (contentDir: string, publicDir: string): Content => {
  const shownDir = path.relative(path.dirname(publicDir), contentDir).split(path.sep).join('/')
  const bytesOf = (name: ContentName) => readIfThere(path.join(contentDir, `${name}.json`))
  return checkContent(bytesOf, listPublicFiles(publicDir), shownDir)
}
