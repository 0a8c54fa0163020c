import { checkProject } from '../check/check-project'
import { readChecked } from '../check/checked'
import { deadFileProblems } from '../check/dead-file-problems'
import { isProblemError } from '../content/problem'
import { planTranslations } from '../content/translation/plan-translations'
import type { Workspace } from '../content/workspace/workspace'
import type { Messages } from '../messages/es/es'
import { inspect, type SpotProblem, spotProblem } from './content-reader'

type Texts = { readonly [key: string]: unknown }

const isTable = (value: unknown): value is Texts => typeof value === 'object' && value !== null

/** A table of texts with those of another in their places. */
const withTexts = (texts: Texts, others: Texts): Texts => ({
  ...texts,
  ...Object.fromEntries(
    Object.entries(others).map(([key, other]) => {
      const text = texts[key]
      return [key, isTable(text) && isTable(other) ? withTexts(text, other) : other]
    }),
  ),
})

/** Messages that speak of what the form shows, and not of files and commands. */
export const wordsOfForm = (say: Messages): Messages => ({
  ...say,
  check: withTexts(say.check, say.form.checkWords) as Messages['check'],
  publish: withTexts(say.publish, say.form.publishWords) as Messages['publish'],
})

/**
 * What `npm run check` tells, at the form's fields. Of content with mistakes, these alone.
 * @param workspace whose pending changes are not written
 */
export async function formProblems(workspace: Workspace): Promise<SpotProblem[]> {
  const say = wordsOfForm(workspace.say)
  const { problems } = inspect(workspace)
  try {
    // The form has a field for each translation, whether or not its file and entry are there.
    planTranslations(workspace)
    const found = await checkProject(workspace, say)
    const { values } = inspect(workspace)
    return found.map((each) => ({ ...spotProblem(each, values, say), isAdvice: each.isAdvice }))
  } catch (error) {
    if (!isProblemError(error) || problems.length === 0) throw error
    return problems
  } finally {
    workspace.discard()
  }
}

/** What the check would have its owner delete: it is in public/ or in the content, and of no use. */
export function unneededFiles(workspace: Workspace): string[] {
  const site = readChecked(workspace)
  const pages = site.unnamedPages.map(({ file }) => file)
  return [...deadFileProblems(site).map(({ file }) => file), ...pages]
}
