import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { contentPlugin } from '../../src/tools/files/modules/content-plugin'
import { copyProject, PROJECT_ROOT } from '../fixtures/build-fixture'
import { FIXTURE_DIR, readFixture } from '../fixtures/fixture'

const copy = mkdtempSync(path.join(tmpdir(), 'portfolio-copy-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()

it('the copy that the tests build has none of the owner’s content and pictures', () => {
  copyProject(copy)
  for (const part of ['src/content', 'public']) {
    expect(filesIn(path.join(copy, part))).toEqual(filesIn(path.join(FIXTURE_DIR, part)))
  }
  const read = (folder: string) =>
    readFileSync(path.join(folder, 'src/content/perfil.json'), 'utf8')
  expect(read(copy)).toBe(read(FIXTURE_DIR))
})

it('virtual:content is of the folder that the plugin is given', async () => {
  const server = await createServer({
    root: PROJECT_ROOT,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [contentPlugin(FIXTURE_DIR)],
  })
  const { profile } = await server.ssrLoadModule('virtual:texts/es')
  await server.close()
  expect(profile.nombre).toBe(readFixture().perfil.nombre)
})

const OWNERS_FILES =
  /(?:\.\.\/){2,}(?:src\/content|public)\b|(?:resolve|readFileSync|cpSync)\(['"](?:src\/content|public)\b/

it('no test names the owner’s content and pictures', () => {
  const tests = path.resolve('tests')
  const files = filesIn(tests).filter((file) => /^(?!.*node_modules).*\.(?:tsx?|mjs)$/.test(file))
  expect(files.length).toBeGreaterThan(100)
  expect(
    files.filter((file) => OWNERS_FILES.test(readFileSync(path.join(tests, file), 'utf8'))),
  ).toEqual([])
})
