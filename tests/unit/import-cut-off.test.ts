import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { readContent } from '../../src/tools/content/reading/read-content'
import { failAt, repairDisk } from './failing-disk'
import { makeImportProject } from './import-project'
import { ENGLISH, writeOverlay } from './overlay-content'

vi.mock('node:fs', async (importOriginal) => {
  const { failingDisk } = await import('./failing-disk')
  return failingDisk(await importOriginal())
})

const RESUME = JSON.stringify({
  basics: { name: 'Grace Ejemplo', email: 'grace@example.org', image: 'grace.svg' },
  work: [{ name: 'Uno', position: 'Dos', startDate: '2020-01' }],
  certificates: [{ name: 'Curso', issuer: 'Escuela', date: '2020' }],
})
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'

const project = makeImportProject()
const reset = () => {
  repairDisk()
  project.reset()
  project.write('cv/resume.json', RESUME)
  project.write('cv/grace.svg', PICTURE)
  // Of another person: the import sets it aside.
  writeOverlay(project, { perfil: ENGLISH.perfil })
}
beforeEach(reset)
afterAll(() => {
  repairDisk()
  project.remove()
})

const files = () => project.everyFile().filter(([file = '']) => !file.startsWith('.cache'))
/** The files before an import and after it. */
const both = () => {
  const before = files()
  project.run()
  const after = files()
  reset()
  expect(after).not.toEqual(before)
  return { before, after }
}

/** @returns the message of what went wrong, '' for nothing */
const attempt = (action: () => unknown) => {
  try {
    action()
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

/** Far more calls than an import makes. */
const MOST_CALLS = 500

it('an import that is killed at any of its writes leaves each file whole, old or new', () => {
  const { before, after } = both()
  const whole = new Set([...before, ...after].map((file) => JSON.stringify(file)))
  const isWhole = (file: string[]) => file[0]?.endsWith('.tmp') || whole.has(JSON.stringify(file))
  let call = 1
  for (; call < MOST_CALLS; call++) {
    reset()
    failAt(call, 'kill')
    attempt(project.run)
    const wasCut = repairDisk()
    expect(
      files().filter((file) => !isWhole(file)),
      `cut off at write ${call}`,
    ).toEqual([])
    if (!wasCut) break
  }
  expect(call).toBeGreaterThan(20)
})

it('an import is undone at once when a write fails, with the reason', () => {
  const { before, after } = both()
  let call = 1
  for (; call < MOST_CALLS; call++) {
    reset()
    failAt(call, 'full')
    const shown = attempt(project.run)
    if (!repairDisk()) break
    expect(files(), `failed write ${call}`).toEqual(before)
    expect(shown).toMatch(/se encontró: un disco lleno[\s\S]*No se cambió nada\.$/)
  }
  expect(files()).toEqual(after)
  expect(call).toBeGreaterThan(20)
})

it('reading content writes nothing, whatever an earlier command has left behind', () => {
  project.write('.cache/write/journal.json', '')
  const before = project.everyFile()
  readContent(project.contentDir, project.publicDir)
  expect(project.everyFile()).toEqual(before)
})
