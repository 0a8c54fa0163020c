import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'

/** For the tests of a file; gone after them. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'portfolio-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
