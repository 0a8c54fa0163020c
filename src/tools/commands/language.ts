import { SPOKEN } from '../../site/words/language'
import { ProblemError } from '../content/problem'
import { leaveOneLanguage } from '../content/translation/one-language'
import { Workspace } from '../content/workspace/workspace'
import type { Messages } from '../messages/es/es'
import { messagesIn } from '../messages/messages'

/** Leaves the untouched example in one language alone, and with it what the commands say. */
export async function run(args: readonly string[], say: Messages): Promise<number> {
  const language = SPOKEN.find((spoken) => spoken === args[0])
  if (language === undefined || args.length > 1) throw new ProblemError(say.commands.usage.language)
  const workspace = new Workspace(process.cwd())
  leaveOneLanguage(workspace, language)
  workspace.commit()
  console.log(messagesIn(language).commands.language.turned)
  return 0
}
