import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { copyProject } from '../fixtures/build-fixture'

const RUN = path.resolve('src/tools/commands/run.mjs')
const SLOW_MS = 60_000
const root = mkdtempSync(path.join(tmpdir(), 'portfolio-check-'))
beforeEach(() => copyProject(root))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const run = (command: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [RUN, command], {
    cwd: root,
    encoding: 'utf8',
  })
  return { status, told: `${stdout}${stderr}`.trim() }
}

const rename = (name: string) => {
  const file = path.join(root, 'src/content/perfil.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('Nombre Apellido', name))
}

it(
  'npm run check reads the whole project, its CV too',
  () => {
    rename('Ada 🪶')
    const { status, told } = run('check')
    expect(status).toBe(1)
    expect(told).toMatch(/^Hay \d+ cosas por resolver antes de publicar:\n\n/)
    expect(told).toContain('símbolos que la tipografía del CV no tiene: 🪶')
    expect(told).not.toMatch(/^ +at /m)
  },
  SLOW_MS,
)

it('npm run build stops at a name that no installed font has letters for', () => {
  rename('ᏣᎳᎩ Ꮳ')
  expect(run('build')).toEqual({
    status: 1,
    told: [
      'Hay 1 error en el contenido:\n\nsrc/content/perfil.json:3  nombre',
      '  se encontró: letras que ninguna tipografía instalada tiene: Ꮳ Ꮃ Ꭹ',
      '  qué hacer: instalar la tipografía: npm i -D @fontsource/noto-sans-cherokee',
    ].join('\n'),
  })
})
