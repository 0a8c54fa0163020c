import { SPOKEN } from '../../site/words/language'
import { ProblemError } from '../content/problem'
import { writeAll } from '../content/write-all'
import { exampleInLanguage } from '../import/content-files'
import type { Messages } from '../messages/es/es'
import { messagesIn } from '../messages/messages'

/** Leaves the untouched example in one language alone, and with it what the commands say. */
export async function run(args: readonly string[], say: Messages): Promise<number> {
  const language = SPOKEN.find((spoken) => spoken === args[0])
  if (language === undefined || args.length > 1) throw new ProblemError(say.commands.language.usage)
  const root = process.cwd()
  writeAll(exampleInLanguage(root, language, say), { root })
  console.log(messagesIn(language).commands.language.turned)
  return 0
}
