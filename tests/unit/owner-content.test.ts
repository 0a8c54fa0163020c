import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { contentPlugin } from '../../src/tools/files/modules/content-plugin'
import { copyProject } from '../fixtures/build-fixture'
import { FIXTURE_DIR, readFixture } from '../fixtures/fixture'
import { makeProject } from './content-project'

const owner = makeProject()
const copy = mkdtempSync(path.join(tmpdir(), 'portfolio-copy-'))
afterAll(() => {
  owner.remove()
  rmSync(copy, { recursive: true, force: true })
})

const filesIn = (folder: string, ending = '') =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()

it('the copy that the tests build has none of the owner’s content and pictures', () => {
  for (const file of ['package.json', 'tsconfig.json', 'vite.config.ts', 'index.html']) {
    owner.write(file, file)
  }
  owner.write('shaders/card/fragment.glsl', '')
  owner.write('deploy/_headers', '')
  owner.write('src/site/app/main.tsx', '')
  copyProject(copy, owner.root)
  for (const part of ['src/content', 'public']) {
    expect(filesIn(path.join(copy, part))).toEqual(filesIn(path.join(FIXTURE_DIR, part)))
  }
  const read = (folder: string) =>
    readFileSync(path.join(folder, 'src/content/perfil.json'), 'utf8')
  expect(read(copy)).toBe(read(FIXTURE_DIR))
  expect(filesIn(path.join(copy, 'src'))).toContain('site/app/main.tsx')
})

it('virtual:content is of the folder that the plugin is given', async () => {
  const server = await createServer({
    root: owner.root,
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
  const files = filesIn(tests).filter((file) => /\.(?:tsx?|mjs)$/.test(file))
  const ours = files.filter((file) => !file.includes('node_modules'))
  expect(ours.length).toBeGreaterThan(100)
  expect(
    ours.filter((file) => OWNERS_FILES.test(readFileSync(path.join(tests, file), 'utf8'))),
  ).toEqual([])
})
