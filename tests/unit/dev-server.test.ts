import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createLogger, createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { contentPlugin } from '../../src/build/content/content-plugin'
import { makeProject } from './content-project'

const project = makeProject()
const told: string[] = []
let server: ViteDevServer

beforeAll(async () => {
  const customLogger = { ...createLogger(), error: (text: string) => told.push(text) }
  server = await createServer({
    root: project.root,
    configFile: false,
    customLogger,
    server: { port: 0 },
    optimizeDeps: { noDiscovery: true },
    plugins: [contentPlugin()],
  })
  await server.listen()
})
afterAll(async () => {
  await server.close()
  project.remove()
})

/** The content as the page and the files beside it ask for it. */
const load = async () => {
  const [address = ''] = server.resolvedUrls?.local ?? []
  const page = await fetch(`${address}@id/__x00__virtual:content`)
  const files = await server.ssrLoadModule('virtual:content').catch(() => undefined)
  return [page.status, files?.profile.nombre]
}

const PROFILE = path.join(project.contentDir, 'perfil.json')
const valid = readFileSync(PROFILE, 'utf8')
const WRONG_NAME = `Hay 1 error en el contenido:

src/content/perfil.json:3  nombre
  se encontró: 7
  se esperaba: un texto no vacío`
const NO_PROFILE = `Hay 1 error en el contenido:

src/content/perfil.json
  se encontró: ningún archivo con ese nombre
  se esperaba: los seis archivos de contenido`

it('tells each mistake once, without a stack, and notices files that go and come back', async () => {
  expect(await load()).toEqual([200, 'Ada Prueba'])
  expect(told).toEqual([])

  writeFileSync(PROFILE, valid.replace('"Ada Prueba"', '7'))
  await vi.waitUntil(() => told.length > 0, 5000)
  expect(await load()).toEqual([500, undefined])
  expect(await load()).toEqual([500, undefined])
  expect(told.splice(0)).toEqual([WRONG_NAME])

  rmSync(PROFILE)
  await vi.waitUntil(() => told.length > 0, 5000)
  expect(await load()).toEqual([500, undefined])
  expect(told.splice(0)).toEqual([NO_PROFILE])

  writeFileSync(PROFILE, valid.replace('Ada Prueba', 'Ada Nueva'))
  await vi.waitUntil(async () => (await load())[1] === 'Ada Nueva', 5000)
  expect(await load()).toEqual([200, 'Ada Nueva'])

  rmSync(path.join(project.publicDir, 'retrato.webp'))
  await vi.waitUntil(() => told.length > 0, 5000)
  expect(told.splice(0)).toEqual([expect.stringContaining('se encontró: "retrato.webp"')])
  project.write('public/retrato.webp', 'x')
  await vi.waitUntil(async () => (await load())[0] === 200, 5000)
  expect(told).toEqual([])
})
