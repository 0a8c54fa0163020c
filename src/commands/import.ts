import path from 'node:path'
import { SHIPPED_FILES, SHIPPED_ICONS } from '../check/shipped-content'
import { importResume } from '../json-resume/import/import-resume'
import { fetchPortrait } from '../json-resume/import/pictures/fetch-portrait'
import { isRemote } from '../json-resume/import/pictures/portrait'
import { readResume } from '../json-resume/import/read-resume'
import { messages } from '../messages/messages'
import { ProblemError } from '../owner/problem'

const DRY_RUN = '--dry-run'
const FETCH = '--fetch'
const FORCE = '--force'
const OPTIONS = [DRY_RUN, FETCH, FORCE]

function resumeFileIn(args: readonly string[]): string {
  const { importUsage, unknownOption } = messages().commands
  const options = args.filter((arg) => arg.startsWith('-'))
  const files = args.filter((arg) => !arg.startsWith('-'))
  const unknown = options.find((option) => !OPTIONS.includes(option))
  if (unknown !== undefined) throw new ProblemError(`${unknownOption(unknown)}\n${importUsage}`)
  const [resumeFile] = files
  if (resumeFile === undefined || files.length > 1) throw new ProblemError(importUsage)
  // npm runs scripts in the project's folder; INIT_CWD is where the owner typed.
  const typedIn = process.env.INIT_CWD ?? process.cwd()
  return path.relative(process.cwd(), path.resolve(typedIn, resumeFile))
}

async function fetchedPicture(resumeFile: string) {
  const image = readResume(resumeFile).resume.basics?.image?.trim() ?? ''
  return isRemote(image) ? fetchPortrait(image) : undefined
}

export const run = async (args: string[]): Promise<number> => {
  const resumeFile = resumeFileIn(args)
  const report = importResume({
    resumeFile,
    contentDir: path.resolve('src/content'),
    publicDir: path.resolve('public'),
    force: args.includes(FORCE),
    isDryRun: args.includes(DRY_RUN),
    fetched: args.includes(FETCH) ? await fetchedPicture(resumeFile) : undefined,
    shippedFiles: new Map([...SHIPPED_FILES, ...SHIPPED_ICONS]),
    today: new Date().toISOString().slice(0, 'AAAA-MM-DD'.length),
  })
  console.log(report)
  return 0
}
