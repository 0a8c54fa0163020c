import path from 'node:path'
import { SHIPPED_FILES, SHIPPED_ICONS } from '../check/shipped-content'
import { mainLanguageOf } from '../content/main-language'
import { ProblemError } from '../content/problem'
import { importResume } from '../import/import-resume'
import { fetchPortrait } from '../import/pictures/fetch-portrait'
import { isRemote } from '../import/pictures/portrait'
import { readResume } from '../import/read-resume'
import { messages, speak } from '../import/spoken'
import { importTranslation } from '../import/translation/import-translation'

const DRY_RUN = '--dry-run'
const FETCH = '--fetch'
const FORCE = '--force'
const LANGUAGE = '--language'
const OPTIONS = [DRY_RUN, FETCH, FORCE, LANGUAGE]

function resumeFileIn(args: readonly string[]): string {
  const { importUsage, unknownOption } = messages().commands
  const options = args.filter((arg) => arg.startsWith('-'))
  const isValue = (index: number) => args[index - 1] === LANGUAGE
  const files = args.filter((arg, index) => !arg.startsWith('-') && !isValue(index))
  const unknown = options.find((option) => !OPTIONS.includes(option))
  if (unknown !== undefined) throw new ProblemError(`${unknownOption(unknown)}\n${importUsage}`)
  const [resumeFile] = files
  if (resumeFile === undefined || files.length > 1) throw new ProblemError(importUsage)
  // npm runs scripts in the project's folder; INIT_CWD is where the owner typed.
  const typedIn = process.env.INIT_CWD ?? process.cwd()
  return path.relative(process.cwd(), path.resolve(typedIn, resumeFile))
}

/** The code after `--language`; undefined without it. @throws ProblemError where none follows */
function languageIn(args: readonly string[]): string | undefined {
  const place = args.indexOf(LANGUAGE)
  const language = args[place + 1]
  if (place === -1) return undefined
  if (language !== undefined && !language.startsWith('-')) return language
  throw new ProblemError(messages().import.translation.usage)
}

async function fetchedPicture(resumeFile: string) {
  const image = readResume(resumeFile).resume.basics?.image?.trim() ?? ''
  return isRemote(image) ? fetchPortrait(image) : undefined
}

export const run = async (args: string[]): Promise<number> => {
  speak(mainLanguageOf(process.cwd()))
  const language = languageIn(args)
  const resumeFile = resumeFileIn(args)
  const options = {
    resumeFile,
    contentDir: path.resolve('src/content'),
    publicDir: path.resolve('public'),
    force: args.includes(FORCE),
    isDryRun: args.includes(DRY_RUN),
    today: new Date().toISOString().slice(0, 'AAAA-MM-DD'.length),
  }
  if (language !== undefined) {
    console.log(importTranslation({ ...options, language }))
    return 0
  }
  const report = importResume({
    ...options,
    fetched: args.includes(FETCH) ? await fetchedPicture(resumeFile) : undefined,
    shippedFiles: new Map([...SHIPPED_FILES, ...SHIPPED_ICONS]),
  })
  console.log(report)
  return 0
}
