import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { PROJECT_ROOT } from '../fixtures/build-fixture'

const VITEST = path.join(PROJECT_ROOT, 'node_modules/vitest/vitest.mjs')

/** The unit tests of a project, or some files of them, are green. */
export async function expectGreen(
  folder: string,
  files: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<void> {
  const run = promisify(execFile)(
    process.execPath,
    [VITEST, 'run', '--configLoader', 'runner', '--reporter', 'dot', ...files],
    { cwd: folder, maxBuffer: 64 << 20, env: { ...process.env, ...env } },
  )
  const { stdout } = await run.catch(({ stdout }: { stdout: string }) => ({ stdout }))
  expect(stdout).toMatch(/Tests .* passed/)
  expect(stdout.match(/^.*(?:FAIL|Error:).*$/gm)).toBeNull()
}
