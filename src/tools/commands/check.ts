import { checkNotes, checkProject, showCheck } from '../check/check-project'
import { ownerEnvironment } from '../content/environment'
import { readSitePlace } from '../content/reading/site-place'

/** Exit code: 0 when there is nothing to fix, else 1. */
export async function run(): Promise<number> {
  const root = process.cwd()
  readSitePlace(root, ownerEnvironment(root))
  const problems = await checkProject(root)
  console.log([showCheck(problems), ...checkNotes(root)].join('\n\n'))
  return problems.length === 0 ? 0 : 1
}
