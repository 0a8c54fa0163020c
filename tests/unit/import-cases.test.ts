import { it } from 'vitest'
import { expectImported, importCases, resumeIn } from './import-cases'
import { makeImportProject } from './import-project'

const project = makeImportProject()

const CASES = ['programs', 'shapes', 'values'].flatMap(importCases)

it.each(CASES.map((each) => [each.title, each] as const))('%s', (_title, asked) => {
  for (const [file, text] of Object.entries(asked.files ?? {})) project.write(file, text)
  const { content, report } = project.importNew(resumeIn(asked))
  expectImported(asked, report, content)
})
