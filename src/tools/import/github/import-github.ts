import path from 'node:path'
import { isExampleName } from '../../content/example'
import { ProblemError } from '../../content/problem'
import { readSite } from '../../content/reading/read-content'
import type { Messages } from '../../messages/es/es'
import { contentFiles, readFields } from '../content-files'
import { type ImportOptions, importResume } from '../import-resume'
import { contextFor, reportLines, section } from '../mapping/context'
import { projectsFrom } from '../mapping/entries'
import { readResumeFields } from '../read/resume-fields'
import { writeSafely } from '../safe-files'
import type { GitHubAccount, Repository } from './github-api'
import { repositoriesToChoose, resumeOfGitHub } from './repositories'

const LIST = 'proyectos'

/** The owner's content; undefined where it is still the example's. @throws ProblemError */
function ownContent(root: string) {
  const dir = path.join(root, 'src/content')
  const perfil = readFields(dir, 'perfil')
  const isOwn = perfil !== undefined && !isExampleName(String(perfil.nombre))
  return isOwn ? readSite(dir, path.join(root, 'public')) : undefined
}

/** What of an account the content does not have yet, the best first. @throws ProblemError */
export function choicesFor(account: GitHubAccount, root: string): Repository[] {
  const { perfil, lists } = ownContent(root) ?? {}
  const present = lists?.[LIST].map(({ gitHubWeb }) => gitHubWeb) ?? []
  return repositoriesToChoose(account, present, perfil?.sitio)
}

/** Those of the choices that `only` names. @throws ProblemError for names that are none of them */
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

/** Adds `chosen` to the projects; an example gives way to the account's texts. @throws ProblemError */
export function importGitHub(
  account: GitHubAccount,
  chosen: readonly Repository[],
  options: ImportOptions,
): string {
  const { root, owner } = options
  const read = { ...readResumeFields(resumeOfGitHub(account, chosen)), leftOut: () => [] }
  const own = ownContent(root)
  if (own === undefined) return importResume(read, options)
  const { perfil, lists } = own
  const present = lists[LIST]
  const context = contextFor(read, owner, options, perfil.sitio)
  const [id, order] = (['id', 'numeroOrden'] as const).map((field) =>
    Math.max(0, ...present.map((entry) => entry[field])),
  ) as [number, number]
  const added = projectsFrom(read.resume, context, present.length).map((project, index) => ({
    ...{ id: id + index + 1, ...project, numeroOrden: order + index + 1 },
  }))
  const content = { ...own, lists: { ...lists, [LIST]: [...present, ...added] } }
  const files = contentFiles(content, path.join(root, 'src/content'))
  return [
    ...writeSafely(
      files.filter(({ file }) => path.basename(file) === `${LIST}.json`),
      options,
      owner,
    ),
    ...section(
      context.say.github.added,
      added.map(({ titulo, gitHubWeb }) => `${titulo}  ${gitHubWeb}`),
    ),
    ...reportLines(context),
  ].join('\n')
}
