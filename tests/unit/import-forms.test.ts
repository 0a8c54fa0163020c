import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { asText } from './content-project'
import { expectImported, importCases, resumeIn } from './import-cases'
import { makeImportProject } from './import-project'

const project = makeImportProject()

/** As it is brought: no name is added. */
const brought = (resume: unknown) => (typeof resume === 'string' ? resume : asText(resume))

it.each(importCases('forms').map((each) => [each.title, each] as const))('%s', (_title, asked) => {
  rmSync(project.contentDir, { recursive: true, force: true })
  const run = () => project.run(brought(resumeIn(asked)))
  if (asked.refused) {
    const before = project.everyFile()
    for (const text of asked.refused) expect(run).toThrow(text)
    expect(project.everyFile()).toEqual(before)
    return
  }
  expectImported(asked, run(), project.site())
  for (const [language, files] of Object.entries(asked.beside ?? {})) {
    for (const [name, said] of Object.entries(files)) {
      expect(project.json(`${language}/${name}`)).toMatchObject(said)
    }
  }
})
