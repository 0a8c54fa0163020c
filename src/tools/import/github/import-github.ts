import path from 'node:path'
import { applyEdits, modify } from 'jsonc-parser'
import type { Lists } from '../../../site/model/schema/schema'
import { isExampleName } from '../../content/example'
import { ProblemError } from '../../content/problem'
import { EDITOR_KEY } from '../../content/reading/field-problems'
import { readIfThere } from '../../content/reading/files/read-file'
import { schemaAddress } from '../../content/reading/json-schema'
import type { Messages } from '../../messages/es/es'
import { readEntries, readFields } from '../content-files'
import {
  contextFor,
  type ImportOptions,
  importResume,
  section,
  writeSafely,
} from '../import-resume'
import { projectsFrom } from '../mapping/entries'
import { resumeFrom } from '../read/read-resume'
import type { GitHubAccount, Repository } from './github-api'
import { plainAddress, repositoriesToChoose, resumeOfGitHub } from './repositories'

const contentDirIn = (root: string) => path.join(root, 'src/content')

/** What of an account the content does not have yet, the best first. */
export function choicesFor(account: GitHubAccount, root: string): Repository[] {
  const perfil = readFields(contentDirIn(root), 'perfil') ?? {}
  const isNew = isNobody(perfil)
  const projects = isNew ? [] : readEntries(contentDirIn(root), 'proyectos')
  return repositoriesToChoose(
    account,
    projects.map(({ gitHubWeb }) => gitHubWeb),
    isNew ? undefined : perfil.sitio,
  )
}

/** Nobody's content yet: the example's, or none. */
const isNobody = ({ nombre }: Readonly<Record<string, unknown>>) =>
  nombre === undefined || isExampleName(String(nombre))

/** Those of the choices that `--only` names. @throws ProblemError for names that are none of them */
export function named(
  choices: readonly Repository[],
  only: string,
  say: Messages['import']['github'],
): Repository[] {
  const names = only.split(',').map((name) => name.trim().toLowerCase())
  const found = choices.filter(({ name }) => names.includes(name.toLowerCase()))
  const absent = names.filter((name) => !found.some((each) => each.name.toLowerCase() === name))
  if (absent.length === 0) return found
  throw new ProblemError(
    say.notAmong(absent.join(', '), choices.map(({ name }) => name).join(', ')),
  )
}

type Project = Lists['proyectos'][number]
const greatest = (entries: readonly Readonly<Record<string, unknown>>[], field: keyof Project) =>
  Math.max(0, ...entries.map((entry) => Number(entry[field]) || 0))

/** The list with further entries at its end, all else as it was written. */
function withEntries(before: Buffer | undefined, entries: readonly Project[]): string {
  const empty = JSON.stringify({ [EDITOR_KEY]: schemaAddress('proyectos'), items: [] })
  const text = before?.toString() ?? `${empty}\n`
  const formattingOptions = {
    insertSpaces: true,
    tabSize: 2,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  }
  const options = { isArrayInsertion: true, formattingOptions }
  return entries.reduce(
    (written, entry) => applyEdits(written, modify(written, ['items', -1], entry, options)),
    text,
  )
}

/**
 * Adds repositories to the projects, and changes nothing else of an owner's content. Content that is still
 * the example's gives way to the account's name, place, text and links.
 * @returns the report
 * @throws ProblemError on wrong content, or to ask for a commit
 */
export function importGitHub(
  account: GitHubAccount,
  chosen: readonly Repository[],
  options: ImportOptions,
): string {
  const { root, owner, today } = options
  const dir = contentDirIn(root)
  const perfil = readFields(dir, 'perfil') ?? {}
  const resume = resumeFrom(resumeOfGitHub(account, chosen))
  if (isNobody(perfil)) return importResume({ resume, unplaced: [] }, options)
  const present = readEntries(dir, 'proyectos')
  const there = new Set(present.map(({ gitHubWeb }) => plainAddress(gitHubWeb)))
  const context = contextFor(resume, owner, today, perfil.sitio)
  const [id, order] = [greatest(present, 'id'), greatest(present, 'numeroOrden')]
  const entries = projectsFrom(resume, context, present.length)
    .filter(({ gitHubWeb }) => !there.has(plainAddress(gitHubWeb)))
    .map((project, index) => ({
      id: id + index + 1,
      ...project,
      numeroOrden: order + index + 1,
    }))
  const file = path.join(dir, 'proyectos.json')
  const bytes = withEntries(readIfThere(file), entries)
  const { report, say } = context
  return [
    ...writeSafely(entries.length > 0 ? [{ file, bytes }] : [], options, owner),
    ...section(
      say.github.added,
      entries.map(({ titulo, gitHubWeb }) => `${titulo}  ${gitHubWeb}`),
    ),
    ...section(say.missing, report.missing),
    ...section(say.leftOut, report.leftOut),
  ].join('\n')
}
