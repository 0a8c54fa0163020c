import { languageName } from '../content/intl-names'
import { ProblemError } from '../content/problem'
import { planTranslations } from '../content/translation/plan-translations'
import { Workspace } from '../content/workspace/workspace'
import type { Messages } from '../messages/es/es'

export async function run(args: readonly string[], say: Messages): Promise<number> {
  const { left, leftWords, nothingNew, written } = say.commands.translations
  const usage = say.commands.usage.translations
  const unknown = args.find((arg) => arg.startsWith('-'))
  if (unknown !== undefined) {
    throw new ProblemError(`${say.commands.unknownOption(unknown)}\n${usage}`)
  }
  const workspace = new Workspace(process.cwd())
  const [language, ...others] = args
  if (others.length > 0) throw new ProblemError(usage)
  const plans = planTranslations(workspace, language)
  if (plans.length === 0) throw new ProblemError(usage)
  const files = workspace.commit().map(({ file }) => `  ${file}`)
  const told = [
    files.length === 0 ? nothingNew : written(files.length),
    ...files,
    ...plans.flatMap(({ language, count, words }) => {
      const name = languageName(language, say.language)
      return [left(name, count), ...(words === undefined ? [] : [leftWords(name, words)])]
    }),
  ]
  console.log(told.join('\n'))
  return 0
}
