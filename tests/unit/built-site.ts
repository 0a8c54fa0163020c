import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll } from 'vitest'
import { copyProject, filesBelow, writeIn } from '../fixtures/build-fixture'
import { runCommand } from './run-command'
import { temporaryFolder } from './temporary-folder'

/** A build of a busy machine. */
const SLOW_MS = 300_000

/** The fixture's site, changed and built once for the tests of a file. */
export function builtSite(change: () => void | Promise<void>, env: Record<string, string> = {}) {
  const root = temporaryFolder()
  const site = {
    root,
    /** What the build said. */
    told: '',
    dist: (file: string) => path.join(root, 'dist', file),
    text: (file: string) => readFileSync(path.join(root, 'dist', file), 'utf8'),
    /** All that is published, by path in dist/. */
    files: () => filesBelow(path.join(root, 'dist')),
    write: (file: string, bytes: string | Uint8Array) => writeIn(root, file, bytes),
  }
  beforeAll(async () => {
    copyProject(root)
    await change()
    const { status, told } = runCommand(root, 'build', env)
    if (status !== 0) throw new Error(told)
    site.told = told
  }, SLOW_MS)
  return site
}
