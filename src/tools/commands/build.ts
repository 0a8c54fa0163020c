import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { createBuilder } from 'vite'
import { folderOf } from '../../model/routes'
import { buildProblems } from '../check/check-project'
import { type Checked, readChecked } from '../check/checked'
import { cvVariants, variantFile } from '../content/cv-variants'
import { readSiteAddress } from '../content/environment'
import { isAddressLeft, isExample, isTemplateAddress } from '../content/example'
import { isExampleName } from '../content/main-language'
import { fileProblem, ProblemError, showProblems } from '../content/problem'
import { Workspace } from '../content/workspace/workspace'
import type { Messages } from '../messages/es/es'
import { contentLanguages } from '../output/modules/content-languages'

const SITE = 'dist'
const WRITTEN = [SITE, '.cache']

/** Vite reports a folder that it cannot write only after the build, with a stack. */
function checkWritable(folder: string, say: Messages): void {
  let checked = folder
  try {
    if (!existsSync(folder)) mkdirSync(folder)
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    accessSync(folder, constants.W_OK)
    for (const entry of entries.filter((entry) => entry.isDirectory())) {
      checked = path.join(entry.parentPath, entry.name)
      accessSync(checked, constants.W_OK)
    }
  } catch (error) {
    const problems = [fileProblem(checked, error, say)]
    throw new ProblemError(showProblems(say.reading.inWritten, problems, say))
  }
}

async function checkOutputs(site: Checked): Promise<void> {
  const problems = await buildProblems(site)
  if (problems.length === 0) return
  throw new ProblemError(showProblems(site.say.reading.inContent, problems, site.say))
}

/** npm takes `--verbose` for its own where no `--` stands before it. */
const isVerbose = (args: readonly string[]) =>
  args.includes('--verbose') || process.env.npm_config_loglevel === 'verbose'

/** The owner's problems are reported before anything is built. */
export async function run(args: readonly string[], say: Messages): Promise<number> {
  const workspace = new Workspace(process.cwd())
  const site = readChecked(workspace)
  await checkOutputs(site)
  const { address } = readSiteAddress(workspace, site.env)
  for (const folder of WRITTEN) checkWritable(folder, say)
  console.log(say.commands.contentRead)
  // The module runner that loaded this file set development mode.
  process.env.NODE_ENV = 'production'
  const builder = await createBuilder({ logLevel: isVerbose(args) ? 'info' : 'warn' })
  await builder.buildApp()
  const entries = readdirSync(SITE, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const pages = files.filter(({ name }) => name.endsWith('.html'))
  console.log(say.commands.pagesBuilt(pages.length))
  console.log(say.commands.filesBuilt(files.length, `${SITE}/`))
  const perfil = { ...site.perfil, sitio: address ?? site.perfil.sitio }
  const languages = contentLanguages({ ...site, perfil })
  const cvs = cvVariants(site).flatMap(({ name }) =>
    languages.map(({ language }) => `${SITE}/${variantFile(folderOf(language), name)}.pdf`),
  )
  if (cvs.length > 0) console.log(say.commands.variantsBuilt(cvs.join(', ')))
  const sites = languages.map(({ perfil, lists }) => ({ profile: perfil, lists }))
  if (isExampleName(perfil.nombre)) console.log(say.commands.waysIn)
  const { exampleAddress, reservedAddress } = say.commands
  if (sites.every(isAddressLeft)) {
    console.log(isTemplateAddress(perfil.sitio) ? exampleAddress : reservedAddress(perfil.sitio))
  } else if (sites.some(isExample)) console.log(say.commands.example)
  return 0
}
