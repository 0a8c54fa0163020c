import path from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { isCancel, multiselect } from '@clack/prompts'
import { isExampleFile } from '../content/example'
import { ProblemError } from '../content/problem'
import { Workspace } from '../content/workspace/workspace'
import { fetchGitHub, type Repository } from '../import/github/github-api'
import { choicesFor, importGitHub, named } from '../import/github/import-github'
import type { ImportOptions } from '../import/import-options'
import { importResume } from '../import/import-resume'
import { importTranslation } from '../import/import-translation'
import { fetchPicture, isRemote } from '../import/portrait'
import { readSource } from '../import/sources/read-resume'
import type { Messages } from '../messages/es/es'

const OPTIONS = {
  all: { type: 'boolean' },
  'birth-date': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  fetch: { type: 'boolean' },
  force: { type: 'boolean' },
  language: { type: 'string' },
  only: { type: 'string' },
} as const
const CODE = /^[a-z]{2,3}$/i
/** GitHub's own rule for names. */
const GITHUB_USER = /^github:@?([a-z\d](?:[a-z\d-]{0,38}))$/i
const MOST_SHOWN = 12

function parsed(args: readonly string[], usage: string) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch {
    throw new ProblemError(usage)
  }
}

/** Without `--` npm puts the options into the environment; of `--language en` it leaves `en` here. */
export function asked(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  { commands }: Messages,
) {
  const { positionals, values } = parsed(args, commands.usage.import)
  const swallowed = values.language ?? env.npm_config_language
  const code = swallowed === 'true' ? positionals.find((word) => CODE.test(word)) : swallowed
  const [file, ...others] = positionals.filter((word) => word !== code)
  if (file === undefined || others.length > 0 || (swallowed !== undefined && !code)) {
    throw new ProblemError(commands.usage.import)
  }
  return {
    file,
    language: code,
    isDryRun: values['dry-run'] ?? env.npm_config_dry_run === 'true',
    isFetched: values.fetch ?? env.npm_config_fetch === 'true',
    isForced: values.force ?? env.npm_config_force === 'true',
    isBirthDateWanted: values['birth-date'] ?? env.npm_config_birth_date === 'true',
    isAll: values.all ?? env.npm_config_all === 'true',
    only: values.only ?? (env.npm_config_only || undefined),
  }
}

type Asked = ReturnType<typeof asked>

type Terminal = { stdin: Readable & { isTTY?: boolean }; stdout: Writable & { isTTY?: boolean } }

/** Which repositories: by option, or ticked in the terminal. @throws ProblemError where neither can be */
export async function chosenOf(
  choices: readonly Repository[],
  { isAll, only }: Pick<Asked, 'isAll' | 'only'>,
  { import: { github: say } }: Messages,
  isPinned: boolean,
  { stdin: input, stdout: output }: Terminal = process,
): Promise<readonly Repository[]> {
  if (isAll) return choices
  if (only !== undefined) return named(choices, only, say)
  if (!input.isTTY || !output.isTTY) {
    throw new ProblemError(`${say.noTerminal} ${choices.map(({ name }) => name).join(', ')}`)
  }
  const ticked = await multiselect({
    ...{ input, output },
    message: say.choose,
    required: false,
    showInstructions: false,
    maxItems: MOST_SHOWN,
    initialValues: isPinned ? [...choices] : [],
    options: choices.map((value) => ({ value, label: value.name, hint: value.description })),
  })
  if (isCancel(ticked) || ticked.length === 0) throw new ProblemError(say.noneChosen)
  return ticked
}

/** Writes what the workspace is to say, and tells it. @throws ProblemError */
function written(report: string, { workspace, isDryRun }: ImportOptions): void {
  if (!isDryRun) workspace.commit()
  console.log(report)
}

async function runGitHub(user: string, how: Asked, options: ImportOptions, say: Messages) {
  const { github } = say.import
  const account = await fetchGitHub(user, process.env, github)
  if (account.pinned) console.log(github.pinned)
  const choices = choicesFor(account, options.workspace)
  if (choices.length === 0) throw new ProblemError(github.nothingToAdd)
  const chosen = await chosenOf(choices, how, say, account.pinned !== undefined)
  return importGitHub(account, chosen, options)
}

export async function run(args: readonly string[], say: Messages): Promise<number> {
  const root = process.cwd()
  const how = asked(args, process.env, say)
  const { file, language, isFetched, isForced, isDryRun, isBirthDateWanted } = how
  const user = GITHUB_USER.exec(file)?.[1]
  // npm runs scripts in the project's folder; INIT_CWD is where the owner typed.
  const resumeFile = path.relative(root, path.resolve(process.env.INIT_CWD ?? root, file)) || '.'
  const options: ImportOptions = {
    ...{
      workspace: new Workspace(root),
      resumeFile,
      isForced,
      isDryRun,
      owner: say.language,
      shipped: isExampleFile,
    },
    isBirthDateWanted,
    today: new Date().toISOString().slice(0, 'AAAA-MM-DD'.length),
  }
  if (user !== undefined && language === undefined) {
    written(await runGitHub(user, how, options, say), options)
    return 0
  }
  const read = await readSource(resumeFile, say)
  const image = read.resume.basics?.image?.trim() ?? ''
  if (isFetched && language === undefined && isRemote(image)) {
    options.fetched = await fetchPicture(image, say.import.portrait)
  }
  const isMain = language === undefined
  written(
    isMain ? importResume(read, options) : importTranslation(read, language, options),
    options,
  )
  return 0
}
