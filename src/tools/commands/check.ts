import { checkLinks, checkNotes, checkProject, hasFaults } from '../check/check-project'
import { showCheck } from '../check/show-check'
import { ownerEnvironment, readSiteAddress } from '../content/environment'
import { ProblemError } from '../content/problem'
import { Workspace } from '../content/workspace/workspace'
import type { Messages } from '../messages/es/es'

const LINKS = '--links'

/** Exit code: 1 for what is broken or still the example's, 0 with advice alone. */
export async function run(args: readonly string[], say: Messages): Promise<number> {
  const workspace = new Workspace(process.cwd())
  const unknown = args.find((arg) => arg !== LINKS)
  if (unknown !== undefined) throw new ProblemError(say.commands.unknownOption(unknown))
  readSiteAddress(workspace, ownerEnvironment(workspace))
  const problems = await checkProject(workspace)
  // npm takes the option for its own where no `--` stands before it.
  const isAsked = args.includes(LINKS) || process.env.npm_config_links === 'true'
  const links = isAsked ? await checkLinks(workspace) : { problems: [], notes: [] }
  const told = showCheck([...problems, ...links.problems], say)
  console.log([told, ...links.notes, ...checkNotes(workspace)].join('\n\n'))
  return hasFaults(problems) ? 1 : 0
}
