import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { run } from '../../src/tools/commands/import'
import { readResumeBytes } from '../../src/tools/import/read/read-resume'
import { es } from '../../src/tools/messages/es/es'
import { expectImported, importCases } from './import-cases'
import { makeImportProject } from './import-project'
import { hostileArchives, linkedIn } from './linkedin-archive'
import { callCommand } from './run-command'

const project = makeImportProject()

/** The command, where there is no content yet. */
async function importing(
  file: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
) {
  rmSync(project.contentDir, { recursive: true, force: true })
  const place = { INIT_CWD: project.root, ...env }
  const { status, told } = await callCommand(project.root, run, [file, ...args], place)
  expect(status, told).toBe(0)
  return { told, content: project.site() }
}
function importArchive(archive: Uint8Array, args?: string[]) {
  project.write('export.zip', archive)
  return importing('export.zip', args)
}

const CASES = importCases('linkedin').map((each) => [each.title, each] as const)

it.each(CASES)('%s', async (_title, asked) => {
  const archive = linkedIn[asked.archive ?? 'basic']
  const { told, content } = await importArchive(archive, asked.arguments)
  expectImported(asked, told, content)
})

it('the unpacked folder says the same as its ZIP, and --birth-date without -- too', async () => {
  const zipped = await importArchive(linkedIn.complete, ['--birth-date'])
  for (const [name, text] of Object.entries(linkedIn.files)) project.write(`export/${name}`, text)
  const unpacked = await importing('export', [], { npm_config_birth_date: 'true' })
  expect(unpacked.content).toEqual(zipped.content)
})

it.each(hostileArchives)('%s is refused: %s', (_name, why, make) => {
  expect(() => readResumeBytes('export.zip', make(), es)).toThrow(es.import.archives[why])
})
