import path from 'node:path'
import { parseArgs } from 'node:util'
import { SHIPPED } from '../check/shipped-content'
import { ProblemError } from '../content/problem'
import { importResume } from '../import/import-resume'
import { importTranslation } from '../import/import-translation'
import { fetchPicture, isRemote } from '../import/portrait'
import { readResume } from '../import/read/read-resume'
import { resumeInPdf } from '../import/read/resume-in-pdf'
import type { Messages } from '../messages/es/es'

const OPTIONS = {
  'dry-run': { type: 'boolean' },
  fetch: { type: 'boolean' },
  force: { type: 'boolean' },
  language: { type: 'string' },
} as const
const CODE = /^[a-z]{2,3}$/i

function parsed(args: readonly string[], usage: string) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch {
    throw new ProblemError(usage)
  }
}

/**
 * What the owner asks for. Without `--` npm takes the options for its own and puts them into the
 * environment; of `--language en` it leaves `en` among the arguments.
 */
export function asked(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  { commands }: Messages,
) {
  const { positionals, values } = parsed(args, commands.importUsage)
  const swallowed = values.language ?? env.npm_config_language
  const code = swallowed === 'true' ? positionals.find((word) => CODE.test(word)) : swallowed
  const [file, ...others] = positionals.filter((word) => word !== code)
  if (file === undefined || others.length > 0 || (swallowed !== undefined && !code)) {
    throw new ProblemError(commands.importUsage)
  }
  return {
    file,
    language: code,
    isDryRun: values['dry-run'] ?? env.npm_config_dry_run === 'true',
    isFetched: values.fetch ?? env.npm_config_fetch === 'true',
    isForced: values.force ?? env.npm_config_force === 'true',
  }
}

/** Fills the content, or a translation, from a resume. */
export async function run(args: readonly string[], say: Messages): Promise<number> {
  const root = process.cwd()
  const { file, language, isFetched, ...how } = asked(args, process.env, say)
  // npm runs scripts in the project's folder; INIT_CWD is where the owner typed.
  const resumeFile = path.relative(root, path.resolve(process.env.INIT_CWD ?? root, file))
  const read = readResume(resumeFile, say, await resumeInPdf(resumeFile))
  const image = read.resume.basics?.image?.trim() ?? ''
  const isWanted = isFetched && language === undefined && isRemote(image)
  const options = {
    ...how,
    root,
    resumeFile,
    owner: say.language,
    today: new Date().toISOString().slice(0, 'AAAA-MM-DD'.length),
    fetched: isWanted ? await fetchPicture(image, say.import.portrait) : undefined,
    shipped: SHIPPED,
  }
  const isMain = language === undefined
  console.log(isMain ? importResume(read, options) : importTranslation(read, language, options))
  return 0
}
