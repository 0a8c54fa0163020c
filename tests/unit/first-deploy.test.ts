import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyProject } from '../fixtures/build-fixture'
import { runCommand } from './run-command'

const SLOW_MS = 120_000
const NOINDEX = '<meta name="robots" content="noindex" />'
const TOLD =
  'Quedan el nombre o direcciones del ejemplo: las páginas llevan noindex (npm run check dice cuáles).'
const root = mkdtempSync(path.join(tmpdir(), 'portfolio-first-deploy-'))
beforeAll(() => copyProject(root))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const page = (file: string) => readFileSync(path.join(root, 'dist', file), 'utf8')

/** In all of the content. */
function rewrite(change: (text: string) => string): void {
  const folder = path.join(root, 'src/content')
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (entry.isFile()) writeFileSync(file, change(readFileSync(file, 'utf8')))
  }
}

it(
  'the example is built, says so, and keeps search engines away',
  () => {
    const { status, told } = runCommand(root, 'build')
    expect(status).toBe(0)
    expect(told.split('\n').at(-1)).toBe(TOLD)
    for (const file of ['index.html', 'proyectos/index.html', 'en/skills/index.html']) {
      expect(page(file).split(NOINDEX)).toHaveLength(2)
    }
  },
  SLOW_MS,
)

it(
  'one address of the example is enough, and none is left in an owner’s content',
  () => {
    rewrite((text) => text.replace('Nombre Apellido', 'Ada Prueba'))
    rewrite((text) => text.replace(/example\.com(?!\/github\/turnos)/g, 'ada.dev'))
    expect(runCommand(root, 'build').told).toContain(TOLD)
    rewrite((text) => text.replaceAll('example.com', 'ada.dev'))
    const { status, told } = runCommand(root, 'build')
    expect(status).toBe(0)
    expect(told).not.toContain('noindex')
    for (const file of ['index.html', 'proyectos/index.html', 'en/skills/index.html']) {
      expect(page(file)).not.toContain('noindex')
    }
  },
  SLOW_MS,
)
