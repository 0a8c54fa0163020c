import { existsSync } from 'node:fs'
import path from 'node:path'
import { isSlug } from '../../site/model/schema/fields'
import { SPOKEN } from '../../site/words/language'
import { CONTENT } from '../content/content-folder'
import { mainLanguageOf } from '../content/main-language'
import { outlineOf } from '../content/pages/outline'
import { pageFile } from '../content/pages/read-pages'
import { ProblemError, showProblem } from '../content/problem'
import { showValue } from '../content/show-value'
import { checkLanguage } from '../content/translation/plan-translations'
import { writeAll } from '../content/write-all'
import type { Messages } from '../messages/es/es'
import { messagesIn } from '../messages/messages'

export async function run(args: readonly string[], say: Messages): Promise<number> {
  const { exists, name, usage, written } = say.commands.page
  const root = process.cwd()
  const [wanted, language, ...others] = args
  if (wanted === undefined || others.length > 0) throw new ProblemError(usage)
  if (!isSlug(wanted)) {
    const problem = { file: 'npm run page', found: showValue(wanted), expected: say.expected.slug }
    throw new ProblemError(showProblem(problem, say))
  }
  if (language !== undefined) checkLanguage(language, mainLanguageOf(root), say)
  const file = pageFile(CONTENT, wanted, language).split(path.sep).join('/')
  if (existsSync(path.join(root, file))) throw new ProblemError(exists(file))
  const spoken = SPOKEN.find((each) => each === (language ?? mainLanguageOf(root)))
  writeAll([{ file, bytes: outlineOf(spoken ? messagesIn(spoken) : say) }], { root })
  console.log([written(file), ...(language === undefined ? [name(wanted)] : [])].join('\n'))
  return 0
}
