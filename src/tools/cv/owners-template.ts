import { CONTENT } from '../content/content-folder'
import type { Problem } from '../content/problem'
import type { Workspace } from '../content/workspace/workspace'
import type { Messages } from '../messages/es/es'
import { type Template, TemplateError } from '../typeset/typeset'

const FILE = `${CONTENT}/cv.typ`

/** The owner's own form of the CV, in place of ours. */
export function ownersTemplate(workspace: Workspace): Template | undefined {
  const bytes = workspace.bytes(FILE)
  return bytes && { root: workspace.root, file: FILE, source: bytes.toString('utf8') }
}

/** A mistake in it, told as those in other files of the owner. @throws any other error unchanged */
export function templateProblem(error: unknown, { check }: Messages): Problem {
  if (!(error instanceof TemplateError)) throw error
  const { file, line, message } = error
  return { file, ...(line && { line }), found: message, expected: check.cv.template }
}
