import path from 'node:path'
import { ProblemError } from '../content/problem'
import { languageName } from '../content/translation/overlay-folders'
import { planTranslations } from '../content/translation/plan-translations'
import { writeAll } from '../content/write-all'
import type { Messages } from '../messages/es/es'

export async function run(args: readonly string[], say: Messages): Promise<number> {
  const { left, nothingNew, usage, written } = say.commands.translations
  const unknown = args.find((arg) => arg.startsWith('-'))
  if (unknown !== undefined) {
    throw new ProblemError(`${say.commands.unknownOption(unknown)}\n${usage}`)
  }
  const root = process.cwd()
  const [language, ...others] = args
  if (others.length > 0) throw new ProblemError(usage)
  const { withIds, plans } = planTranslations(root, language)
  if (plans.length === 0) throw new ProblemError(usage)
  const files = [...withIds, ...plans.flatMap((plan) => plan.files)]
  writeAll(files, { root })
  const names = files.map(({ file }) => path.relative(root, file).split(path.sep).join('/'))
  const told = [
    files.length === 0 ? nothingNew : written(files.length),
    ...names.map((name) => `  ${name}`),
    ...plans.map((plan) => left(languageName(plan.language, say) ?? plan.language, plan.count)),
  ]
  console.log(told.join('\n'))
  return 0
}
