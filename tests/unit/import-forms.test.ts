import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readResume } from '../../src/tools/import/sources/read-resume'
import { es } from '../../src/tools/messages/es/es'
import { asText } from './content-project'
import { expectedOf, expectImported, importCases, resumeIn } from './import-cases'
import { makeImportProject } from './import-project'

const project = makeImportProject()

/** As it is brought: no name is added. */
const brought = (resume: unknown) => (typeof resume === 'string' ? resume : asText(resume))

it.each(importCases('forms').map((each) => [each.title, each] as const))('%s', (_title, asked) => {
  rmSync(project.contentDir, { recursive: true, force: true })
  const run = () => project.run(brought(resumeIn(asked)))
  if (asked.refused) {
    const before = project.everyFile()
    const { refused = [] } = expectedOf(asked)
    for (const text of refused) expect(run).toThrow(text)
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

it('UTF-16 is read by its mark', () => {
  const text = asText({ basics: { name: 'Ana Núñez' } })
  for (const bytes of [
    Buffer.from(`\ufeff${text}`, 'utf16le'),
    Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  ]) {
    project.write('cv.json', bytes)
    expect(readResume(project.place('cv.json'), es).resume.basics?.name).toBe('Ana Núñez')
  }
})

it('a folder without LinkedIn’s files is told what it lacks, and what is in it', () => {
  project.write('cv/foto.png', 'x')
  const read = () => readResume(project.place('cv'), es)
  expect(read).toThrow('Positions.csv')
  expect(read).toThrow(es.import.thereIs('foto.png'))
})
