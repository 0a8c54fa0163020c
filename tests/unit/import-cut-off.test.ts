import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readContent } from '../../src/owner/reading/read-content'
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
/** A command that reads the content. */
const nextCommand = () => readContent(project.contentDir, project.publicDir)

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

describe('an import that is cut off', () => {
  it('at any of its writes leaves the old content or the new', () => {
    const { before, after } = both()
    const outcomes: string[] = []
    for (let call = 1; call < MOST_CALLS; call++) {
      reset()
      failAt(call, 'kill')
      attempt(project.run)
      const wasCut = repairDisk()
      nextCommand()
      const isNew = files().length === after.length
      expect(files(), `cut off at write ${call}`).toEqual(isNew ? after : before)
      expect(existsSync(path.join(project.root, '.cache/write/journal.json'))).toBe(false)
      if (!wasCut) break
      outcomes.push(isNew ? 'new' : 'old')
    }
    expect(outcomes.length).toBeGreaterThan(20)
    expect(new Set(outcomes)).toEqual(new Set(['old', 'new']))
    // Never back again.
    expect(outcomes.lastIndexOf('old')).toBeLessThan(outcomes.indexOf('new'))
  })

  it('also while it is being finished or undone', () => {
    const { before, after } = both()
    const cuts = [12, 25, 40, 50].flatMap((first) => [1, 2, 5, 9].map((second) => [first, second]))
    for (const [first = 0, second = 0] of cuts) {
      reset()
      failAt(first, 'kill')
      attempt(project.run)
      failAt(second, 'kill')
      attempt(nextCommand)
      repairDisk()
      nextCommand()
      const isNew = files().length === after.length
      expect(files(), `cut off at write ${first}, then ${second}`).toEqual(isNew ? after : before)
    }
  })

  it('is undone where it cannot be finished', () => {
    const { before } = both()
    for (const second of [1, 4, 7]) {
      reset()
      failAt(40, 'kill')
      attempt(project.run)
      expect(files()).not.toEqual(before)
      failAt(second, 'full')
      nextCommand()
      expect(repairDisk()).toBe(true)
      expect(files(), `failed write ${second}`).toEqual(before)
    }
  })

  it('is undone at once when a write fails, with the reason', () => {
    const { before, after } = both()
    let call = 1
    for (; call < MOST_CALLS; call++) {
      reset()
      failAt(call, 'full')
      const shown = attempt(project.run)
      const wasReached = repairDisk()
      if (!wasReached) break
      const isNew = files().length === after.length
      expect(files(), `failed write ${call}`).toEqual(isNew ? after : before)
      if (!isNew) expect(shown).toMatch(/se encontró: un disco lleno[\s\S]*No se cambió nada\.$/)
    }
    expect(call).toBeGreaterThan(20)
  })

  /** The other command has just come to the same file. */
  const moveIntoPlace = () => {
    for (const name of readdirSync(project.contentDir)) {
      const file = path.join(project.contentDir, name)
      if (name.endsWith('.tmp')) renameSync(file, file.slice(0, -'.tmp'.length))
    }
  }

  it.each([
    ['whole', nextCommand],
    ['in part', moveIntoPlace],
  ])('may be finished by another command meanwhile, %s', (_name, meanwhile) => {
    const { after } = both()
    for (let call = 1; call < MOST_CALLS; call++) {
      reset()
      failAt(call, meanwhile)
      expect(attempt(project.run), `another command at write ${call}`).toMatch(/^$/)
      expect(files()).toEqual(after)
      if (!repairDisk()) break
    }
  })

  it('keeps what the owner has written since', () => {
    const { after } = both()
    const profile = path.join(project.contentDir, 'perfil.json')
    const text = readFileSync(profile, 'utf8').replace('"Desarrolladora"', '"Escrito después"')
    failAt(40, 'kill')
    attempt(project.run)
    expect(repairDisk()).toBe(true)
    writeFileSync(profile, text)
    nextCommand()
    expect(readFileSync(profile, 'utf8')).toBe(text)
    const others = (all: typeof after) => all.filter(([file]) => !file?.endsWith('perfil.json'))
    expect(others(files())).toEqual(others(after))
  })
})

const COMMANDS = path.resolve('src/commands/run.mjs')
const KILLER = fileURLToPath(new URL('./kill-at.mjs', import.meta.url))

it.each([3, 14, 30, 42])('a process killed at write %i leaves the old content or the new', (at) => {
  const { before, after } = both()
  const run = (env: NodeJS.ProcessEnv) =>
    spawnSync(
      process.execPath,
      ['--import', KILLER, COMMANDS, 'import', 'cv/resume.json', '--force'],
      {
        cwd: project.root,
        env: { ...process.env, ...env, INIT_CWD: project.root },
        encoding: 'utf8',
      },
    )
  const { signal, stderr } = run({ KILL_AT: String(at) })
  expect(signal, stderr).toBe('SIGKILL')
  nextCommand()
  const isNew = files().length === after.length
  expect(files()).toEqual(isNew ? after : before)
})
