import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'portfolio-path-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

/** npm runs `predev` before `dev`; Windows has no `?` in names. */
it.each([
  ['predev', '#'],
  ['build', process.platform === 'win32' ? '#' : '?'],
  ['start', '#'],
  ['check', '#'],
])('npm run %s tells a path with %s in one sentence a language', (script, character) => {
  const cwd = path.join(folder, `a${character}b`)
  mkdirSync(cwd, { recursive: true })
  const [, file, ...args] = scripts[script].split(' ')
  const command = [path.resolve(file), ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd, encoding: 'utf8' })
  expect(status).toBe(1)
  const told = `${stdout}${stderr}`.trim().split('\n')
  expect(told).toHaveLength(2)
  for (const line of told) expect(line).toContain(`"${character}"`)
})
