import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'portfolio-path-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
/** Windows has no `?` in names. */
const CHARACTERS = process.platform === 'win32' ? ['#'] : ['#', '?']
/** npm runs `predev` before `dev`. */
const COMMANDS = {
  dev: scripts.predev,
  build: scripts.build,
  start: scripts.start,
  check: scripts.check,
}

it.each(
  CHARACTERS.flatMap((character) =>
    Object.entries(COMMANDS).map(([name, script]) => [name, character, script]),
  ),
)('npm run %s tells a path with %s in one sentence a language', (_, character, script) => {
  const cwd = path.join(folder, `a${character}b`)
  mkdirSync(cwd, { recursive: true })
  const [, file, ...args] = script.split(' ')
  const options = { cwd, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.resolve(file), ...args],
    options,
  )
  expect(status).toBe(1)
  expect(`${stdout}${stderr}`).toBe(
    [
      `La ruta de esta carpeta tiene "${character}", que Vite no admite: renómbrela, o mueva el proyecto a otra.`,
      `The path of this folder has "${character}", which Vite cannot take: rename it, or move the project to another.\n`,
    ].join('\n'),
  )
})
