import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { FIXTURE_DIR } from '../fixtures/fixture'
import { asText, makeProject, VALID_CONTENT } from './content-project'
import { runCommand } from './run-command'

const project = makeProject()
afterAll(project.remove)

const OWN = { status: 0, told: 'No queda nada del ejemplo: se puede publicar.' }
const check = (env?: Record<string, string>) => runCommand(project.root, 'publish-check', env)

/** Content that is no example's. */
beforeEach(() => {
  project.reset()
  for (const [name, value] of Object.entries(VALID_CONTENT)) {
    project.write(`src/content/${name}.json`, asText(value).replaceAll('example.com', 'ada.dev'))
  }
})

const change = (from: string | RegExp, to: string) => {
  const file = path.join(project.contentDir, 'perfil.json')
  const text = readFileSync(file, 'utf8')
  expect(text).toMatch(from)
  project.writeContent('perfil', text.replace(from, to))
}

it('passes an owner’s content', () => {
  expect(check()).toEqual(OWN)
})

it.each([
  ['nombre', /"Ada Prueba"/, '"Nombre Apellido"'],
  ['email', /ada@ada\.dev/, 'hola@example.com'],
  ['github', /https:\/\/ada\.dev\/github/, 'https://example.com/github'],
  ['sitio', /https:\/\/ada\.ada\.dev\//, 'https://portfolio.example.com/'],
  ['puesto', /"Desarrolladora"/, '"Puesto por completar"'],
])('refuses an example’s %s', (field, from, to) => {
  change(from, to)
  const { status, told } = check()
  expect(status).toBe(1)
  expect(told).toMatch(
    new RegExp(`^No se publica: queda 1 cosa del ejemplo[^]*perfil\\.json:\\d+ {2}${field}\\n`),
  )
  expect(told).toMatch(/ALLOW_EXAMPLE=1 en el entorno o en el archivo \.env\.$/)
})

it('refuses the example’s portrait under any content', () => {
  project.write('public/retrato.webp', readFileSync(path.join(FIXTURE_DIR, 'public/retrato.webp')))
  expect(check().told).toContain('el archivo de ejemplo public/retrato.webp')
})

it('lets an owner be born on the day of the example', () => {
  change('1990-02-28', '1998-04-12')
  expect(check()).toEqual(OWN)
})

it('lets a text speak of what is to be completed', () => {
  change('Una oración.', 'A to-do list: tasks to be completed')
  expect(check()).toEqual(OWN)
  change('A to-do list: tasks to be completed', 'Tareas por completar, y las que ya están.')
  expect(check()).toEqual(OWN)
})

it('does not ask for a sitio that the host replaces', () => {
  change('https://ada.ada.dev/', 'https://portfolio.example.com/')
  expect(check({ SITE_URL: 'https://ada.dev' })).toEqual(OWN)
  expect(check({ NETLIFY: 'true', URL: 'https://ada.netlify.app' })).toEqual(OWN)
  project.write('.env', 'SITE_URL=https://ada.dev')
  expect(check()).toEqual(OWN)
})

it('passes the example where ALLOW_EXAMPLE is 1, in the environment or in .env', () => {
  change('Ada Prueba', 'Nombre Apellido')
  const allowed = {
    status: 0,
    told: 'Se publica con 1 cosa del ejemplo o sin completar, porque ALLOW_EXAMPLE es 1.',
  }
  expect(check({ ALLOW_EXAMPLE: '1' })).toEqual(allowed)
  for (const ALLOW_EXAMPLE of ['', '0', 'no']) expect(check({ ALLOW_EXAMPLE }).status).toBe(1)
  project.write('.env', 'ALLOW_EXAMPLE=1')
  expect(check()).toEqual(allowed)
})

it('refuses the fixture, whose content is the example', () => {
  for (const folder of ['src/content', 'public']) {
    const from = path.join(FIXTURE_DIR, folder)
    for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const file = path.join(entry.parentPath, entry.name)
      project.write(path.relative(FIXTURE_DIR, file), readFileSync(file))
    }
  }
  expect(check().told).toMatch(/^No se publica: quedan \d\d cosas del ejemplo/)
})
