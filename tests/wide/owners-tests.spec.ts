import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from '@playwright/test'
import { PROJECT_ROOT, runIn } from '../fixtures/build-fixture'
import { bring } from '../fixtures/people'
import { expectGreen } from './unit-tests'

/** What a clone does not have. */
const UNTRACKED = ['node_modules', '.cache', 'dist', 'test-results', '.env']

test('the unit tests of an owner with fifteen years of work are green', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portfolio-'))
  const filter = (source: string) => !UNTRACKED.includes(path.relative(PROJECT_ROOT, source))
  cpSync(PROJECT_ROOT, folder, { recursive: true, filter })
  symlinkSync(
    path.join(PROJECT_ROOT, 'node_modules'),
    path.join(folder, 'node_modules'),
    'junction',
  )
  await runIn(
    folder,
    {},
    'import',
    bring('fifteen-years.json', path.join(folder, 'brought')),
    '--force',
  )
  rmSync(path.join(folder, 'brought'), { recursive: true })
  await expectGreen(folder)
  rmSync(folder, { recursive: true })
})
