import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { devNull, tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { FIXTURE_DIR } from '../fixtures/fixture'

const folder = mkdtempSync(path.join(tmpdir(), 'portfolio-lines-'))
const [source, clone] = [path.join(folder, 'source'), path.join(folder, 'clone')]
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const env = { ...process.env, GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1' }
const WINDOWS = ['-c', 'core.autocrlf=true', '-c', 'core.eol=crlf']
const OWNER = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com']
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, env, stdio: 'pipe' })

it('a clone on Windows has the same bytes in every file', () => {
  for (const part of ['src/tools/commands', 'shaders', 'vercel.json', '.gitattributes']) {
    cpSync(part, path.join(source, part), { recursive: true })
  }
  cpSync(FIXTURE_DIR, source, { recursive: true })
  git('init', '-q', source)
  git('-C', source, 'add', '--all')
  git('-C', source, ...OWNER, 'commit', '-q', '-m', 'All')
  git(...WINDOWS, 'clone', '-q', ...WINDOWS, source, clone)
  const files = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(source, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith(`.git${path.sep}`))
  expect(files.length).toBeGreaterThan(30)
  const differing = files.filter(
    (file) => !readFileSync(path.join(clone, file)).equals(readFileSync(path.join(source, file))),
  )
  expect(differing).toEqual([])
})
