import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { copyProject } from '../fixtures/build-fixture'
import { FIXTURE_DIR } from '../fixtures/fixture'

const copy = mkdtempSync(path.join(tmpdir(), 'portfolio-copy-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()

it('the copy that the tests build has the content and pictures of the fixture alone', () => {
  copyProject(copy)
  for (const part of ['src/content', 'public']) {
    expect(filesIn(path.join(copy, part))).toEqual(filesIn(path.join(FIXTURE_DIR, part)))
  }
})

const OWNERS_FILES =
  /(?:\.\.\/){2,}(?:src\/content|public)\b|(?:resolve|readFileSync|cpSync)\(['"](?:src\/content|public)\b/

it('no test names the owner’s content and pictures', () => {
  const files = filesIn('tests').filter((file) => /^(?!.*node_modules).*\.(?:tsx?|mjs)$/.test(file))
  expect(files.length).toBeGreaterThan(100)
  const naming = files.filter((file) =>
    OWNERS_FILES.test(readFileSync(path.join('tests', file), 'utf8')),
  )
  expect(naming).toEqual([])
})
