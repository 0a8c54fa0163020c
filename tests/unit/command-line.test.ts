import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { run as build } from '../../src/tools/commands/build'
import { run as card } from '../../src/tools/commands/card'
import { run as check } from '../../src/tools/commands/check'
import { run as serve } from '../../src/tools/commands/serve'
import { es } from '../../src/tools/messages/es/es'
import { makeProject, VALID_CONTENT } from './content-project'
import { problemReport, type Told } from './problem-report'
import { callCommand, runCommand } from './run-command'

const project = makeProject()
const at = project.place
beforeEach(project.reset)

const COMMANDS = { build, card, check, serve }
const run = (command: keyof typeof COMMANDS, env?: Record<string, string>) =>
  callCommand(project.root, COMMANDS[command], [], env)

const { EISDIR, ELOOP, ENOENT, ENOTDIR } = es.reading.diskFaults
const told = (file: string, { found, expected }: typeof EISDIR): Told => [file, found, expected]

it('npm run build tells all files of the content that it cannot read', () => {
  for (const file of ['src/content/perfil.json', 'src/content/proyectos.json']) rmSync(at(file))
  mkdirSync(at('src/content/perfil.json'))
  symlinkSync('proyectos.json', at('src/content/proyectos.json'))
  const problems = [
    told('src/content/perfil.json', EISDIR),
    told('src/content/proyectos.json', ELOOP),
  ]
  const expected = { status: 1, told: problemReport(es, problems) }
  expect(runCommand(project.root, 'build')).toEqual(expected)
})

it('a workflow of GitHub shows each mistake at its line', async () => {
  const experience = VALID_CONTENT.experiencia.items.map((item) => ({ ...item, anioFin: 2020 }))
  project.writeList('experiencia', experience)
  const { told: plain } = await run('build')
  const [, file, line] = /^(src\/content\/experiencia\.json):(\d+) {2}/m.exec(plain) ?? []
  const [, told = ''] = plain.split('\n\n')
  const value = told.replaceAll('\n', '%0A')
  const { status, told: annotated } = await run('build', { GITHUB_ACTIONS: 'true' })
  expect(status).toBe(1)
  expect(annotated).toContain(`\n::error file=${file},line=${line}::${value}\n${told}`)
})

it('npm run check tells a link of public/ to a file that is gone', async () => {
  symlinkSync('no-existe.pdf', at('public/enlace.pdf'))
  const problems = [told('public/enlace.pdf', ENOENT)]
  expect(await run('check')).toEqual({ status: 1, told: problemReport(es, problems) })
})

it('npm run build tells a dist/ that is no folder', async () => {
  writeFileSync(at('dist'), '')
  const problem = problemReport(es, [told('dist', ENOTDIR)], es.reading.inWritten)
  expect(await run('build')).toEqual({ status: 1, told: problem })
})

it('npm run card writes the print file, and tells a tarjeta.pdf that is a folder', async () => {
  expect(await run('card')).toMatchObject({ status: 0 })
  expect(project.read('tarjeta.pdf').slice(0, 5)).toBe('%PDF-')
  rmSync(at('tarjeta.pdf'))
  mkdirSync(at('tarjeta.pdf'))
  const problem = problemReport(es, [told('tarjeta.pdf', EISDIR)], es.reading.inWritten)
  const { status, told: said } = await run('card')
  expect([status, said]).toEqual([1, expect.stringContaining(problem)])
})

it('npm start tells a .env that it cannot read', async () => {
  project.write('.env', Buffer.from('\ufeffBASE_PATH=/repo/', 'utf16le'))
  const { status, told: said } = await run('serve')
  expect(said).not.toMatch(/^ +at /m)
  const place = `${es.commands.inSettings(1)}\n\n.env\n`
  expect([status, said.slice(0, place.length)]).toEqual([1, place])
})

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

const commands = Object.values<string>(scripts).flatMap(
  (script) => /commands\/run\.mjs (\S+)/.exec(script)?.[1] ?? [],
)
it('every command tells by --help what it does, and does nothing', () => {
  expect(Object.keys(es.commands.usage)).toEqual(commands.toSorted())
  for (const each of ['serve', 'build'] as const) {
    const told = runCommand(project.root, each, {}, ['--build', '--help'])
    expect(told).toEqual({ status: 0, told: es.commands.usage[each] })
  }
})

/** npm runs `predev` before `dev`; Windows has no `?` in names. */
it.each([
  ['predev', '#'],
  ['build', process.platform === 'win32' ? '#' : '?'],
  ['start', '#'],
  ['check', '#'],
])('npm run %s tells a path with %s in one sentence a language', (script, character) => {
  const cwd = at(`a${character}b`)
  mkdirSync(cwd, { recursive: true })
  const [, file, ...args] = scripts[script].split(' ')
  const command = [path.resolve(file), ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd, encoding: 'utf8' })
  expect(status).toBe(1)
  const told = `${stdout}${stderr}`.trim().split('\n')
  expect(told).toHaveLength(2)
  for (const line of told) expect(line).toContain(`"${character}"`)
})
