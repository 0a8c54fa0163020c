import path from 'node:path'
import { ProblemError } from '../content/problem'
import { languageName } from '../content/translation/overlay-files'
import { planTranslations } from '../content/translation/plan-translations'
import { planSwap } from '../content/translation/swap-main'
import { type FileToWrite, writeAll } from '../content/write-all'
import { messages } from '../messages/messages'

/** The owner has gone through the translations of texts that have changed. */
const REVIEWED = '--reviewed'
/** The language becomes the main one, and the main one a further one. */
const MAIN = '--main'

const nameOf = (language: string) => languageName(language) ?? language

/** Writes all or none. @returns what to tell of it */
function write(root: string, files: readonly FileToWrite[]): string[] {
  const { nothingNew, written } = messages().commands.translations
  if (files.length === 0) return [nothingNew]
  writeAll(files, { root })
  const shown = files
    .filter(({ bytes }) => bytes !== null)
    .map(({ file }) => path.relative(root, file).split(path.sep).join('/'))
  return [written(shown.length), ...shown.map((file) => `  ${file}`)]
}

/** Creates the files of a new language, and adds to those of others what they lack. */
export async function run(args: readonly string[]): Promise<number> {
  const say = messages().commands
  const { left, swapped, usage } = say.translations
  const options = args.filter((arg) => arg.startsWith('-'))
  const [language, ...others] = args.filter((arg) => !arg.startsWith('-'))
  const unknown = options.find((option) => option !== REVIEWED && option !== MAIN)
  if (unknown !== undefined) throw new ProblemError(`${say.unknownOption(unknown)}\n${usage}`)
  const isSwap = options.includes(MAIN)
  if (others.length > 0 || (isSwap && (language === undefined || options.length > 1))) {
    throw new ProblemError(usage)
  }
  const root = process.cwd()
  if (isSwap && language !== undefined) {
    const told = write(root, planSwap(root, language))
    console.log([...told, swapped(nameOf(language))].join('\n'))
    return 0
  }
  const plan = planTranslations({ root, language, isReviewed: options.includes(REVIEWED) })
  if (plan.left.length === 0) throw new ProblemError(usage)
  const told = write(root, plan.files)
  const rest = plan.left.map((one) => left(nameOf(one.language), one.count))
  console.log([...told, ...rest].join('\n'))
  return 0
}
