import { isSlug } from '../../model/schema/fields'
import { SPOKEN } from '../../site/words/language'
import { mainLanguageOf } from '../content/main-language'
import { outlineOf } from '../content/pages/outline'
import { pageFile } from '../content/pages/read-pages'
import { ProblemError, showProblem } from '../content/problem'
import { showValue } from '../content/show-value'
import { checkLanguage } from '../content/translation/plan-translations'
import { Workspace } from '../content/workspace/workspace'
import type { Messages } from '../messages/es/es'
import { messagesIn } from '../messages/messages'

export async function run(args: readonly string[], say: Messages): Promise<number> {
  const { exists, name, written } = say.commands.page
  const workspace = new Workspace(process.cwd())
  const main = mainLanguageOf(workspace.profile)
  const [wanted, language, ...others] = args
  if (wanted === undefined || others.length > 0) throw new ProblemError(say.commands.usage.page)
  if (!isSlug(wanted)) {
    const problem = { file: 'npm run page', found: showValue(wanted), expected: say.expected.slug }
    throw new ProblemError(showProblem(problem, say))
  }
  if (language !== undefined) checkLanguage(language, main, say)
  const file = pageFile(wanted, language)
  // A disk may take a name in other letters for the same.
  if (workspace.bytes(file)) throw new ProblemError(exists(file))
  const spoken = SPOKEN.find((each) => each === (language ?? main))
  workspace.write(file, outlineOf(spoken ? messagesIn(spoken) : say))
  workspace.commit()
  console.log([written(file), ...(language === undefined ? [name(wanted)] : [])].join('\n'))
  return 0
}
