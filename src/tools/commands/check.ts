import { checkNotes, checkProject, hasFaults, showCheck } from '../check/check-project'
import { ownerEnvironment } from '../content/environment'
import { readSitePlace } from '../content/reading/site-place'
import type { Messages } from '../messages/es/es'

/** Exit code: 1 for what is broken or still the example's, 0 with advice alone. */
export async function run(_args: readonly string[], say: Messages): Promise<number> {
  const root = process.cwd()
  readSitePlace(root, ownerEnvironment(root))
  const problems = await checkProject(root)
  console.log([showCheck(problems, say), ...checkNotes(root)].join('\n\n'))
  return hasFaults(problems) ? 1 : 0
}
