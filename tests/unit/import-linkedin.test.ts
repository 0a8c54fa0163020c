import { expect, it } from 'vitest'
import { readResumeBytes } from '../../src/tools/import/sources/read-resume'
import { es } from '../../src/tools/messages/es/es'
import { expectImported, importCases } from './import-cases'
import { makeImportProject } from './import-project'
import { hostileArchives, linkedIn } from './linkedin-archive'

const project = makeImportProject()

/** Where there is no content yet. */
async function importing(args: readonly string[], env: Record<string, string> = {}) {
  project.remove('src/content')
  const { status, told } = await project.command(args, env)
  expect(status, told).toBe(0)
  return { told, content: project.site() }
}
function importArchive(archive: Uint8Array, args: readonly string[] = []) {
  project.write('export.zip', archive)
  return importing(['export.zip', ...args])
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
  const unpacked = await importing(['export'], { npm_config_birth_date: 'true' })
  expect(unpacked.content).toEqual(zipped.content)
})

it.each(hostileArchives)('%s is refused: %s', (_name, why, make) => {
  expect(() => readResumeBytes('export.zip', make(), es)).toThrow(es.import.archives[why])
})
