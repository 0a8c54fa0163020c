import { readFileSync } from 'node:fs'
import path from 'node:path'
import { messages } from '../../messages/messages'
import {
  LIST_NAMES,
  type ListName,
  type Lists,
  OPTIONAL_LISTS,
  type Profile,
} from '../../model/schema/schema'
import { type Problem, ProblemError, showProblems } from '../problem'
import { finishWrite } from '../write-journal'
import { checkList, checkProfile } from './check-file'
import { fileProblem } from './file-problem'
import { secretProblems } from './files/private-files'
import { readJson } from './json/json-source'
import { listPublicFiles, type PublicFiles } from './public-files'

export type Content = { perfil: Profile; lists: Lists }
export type ContentName = 'perfil' | ListName

export const CONTENT_NAMES: readonly ContentName[] = ['perfil', ...LIST_NAMES]

const byLine = (a: Problem, b: Problem) => (a.line ?? 0) - (b.line ?? 0)

/** Checks the content files; messages call their folder `shownDir`. @throws ProblemError */
export const checkContent = (
  bytesOf: (name: ContentName) => Uint8Array | undefined,
  publicFiles: PublicFiles,
  shownDir: string,
): Content => {
  const problems = secretProblems(publicFiles)
  const readFile = (name: ContentName) => {
    const file = `${shownDir}/${name}.json`
    try {
      const bytes = bytesOf(name)
      if (bytes === undefined && OPTIONAL_LISTS.includes(name)) return undefined
      return readJson(file, bytes)
    } catch (error) {
      return { problem: fileProblem(file, error) }
    }
  }
  const checked = CONTENT_NAMES.map((name) => {
    const read = readFile(name)
    if (read === undefined) return [name, []] as const
    if ('problem' in read) {
      problems.push(read.problem)
      return [name, undefined] as const
    }
    const result =
      name === 'perfil'
        ? checkProfile(read.source, publicFiles)
        : checkList(name, read.source, publicFiles)
    problems.push(...result.problems.sort(byLine))
    return [name, result.value] as const
  })
  if (problems.length > 0)
    throw new ProblemError(showProblems(messages().reading.inContent, problems))
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

/** Reads and checks all content. @throws ProblemError that lists every problem of every file */
export const readContent = (contentDir: string, publicDir: string): Content => {
  finishWrite(path.dirname(publicDir))
  const shownDir = path.relative(path.dirname(publicDir), contentDir).split(path.sep).join('/')
  const bytesOf = (name: ContentName) => readIfThere(path.join(contentDir, `${name}.json`))
  return checkContent(bytesOf, listPublicFiles(publicDir), shownDir)
}
