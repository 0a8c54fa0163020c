import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { createLogger, createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { viteBase } from '../../src/tools/content/environment'
import { es } from '../../src/tools/messages/es/es'
import { contentPlugin } from '../../src/tools/output/modules/content-plugin'
import { makeProject } from './content-project'
import { problemReport } from './problem-report'

const project = makeProject()
/** A busy machine is slow, not wrong. */
const PATIENCE_MS = 20_000
const told: string[] = []
const info: string[] = []
let server: ViteDevServer

beforeAll(async () => {
  const customLogger = {
    ...createLogger(),
    error: (text: string) => told.push(text),
    info: (text: string) => info.push(text),
  }
  server = await createServer({
    root: project.root,
    configFile: false,
    customLogger,
    server: { port: 0 },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      // As vite.config.ts, which Vite asks anew when it restarts.
      { name: 'base', config: () => ({ base: viteBase(project.root, 'development') }) },
      contentPlugin(),
    ],
  })
  await server.listen()
})
afterAll(() => server.close())

/** A file below the base. */
const fetched = async (file: string) => {
  const [address = ''] = server.resolvedUrls?.local ?? []
  const response = await fetch(`${address}${file}`)
  const { status, headers } = response
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status, type: headers.get('content-type'), bytes, text: String(bytes) }
}

const pageStatus = async () => {
  const [address = ''] = server.resolvedUrls?.local ?? []
  return (await fetch(`${address}@id/__x00__virtual:content`)).status
}

/** The content as the page and the files beside it ask for it. */
const load = async () => {
  const files = await server.ssrLoadModule('virtual:texts/es').catch(() => undefined)
  return [await pageStatus(), files?.profile.nombre]
}

const PROFILE = project.place('src/content/perfil.json')
const valid = readFileSync(PROFILE, 'utf8')
const { expected, reading } = es
const { noFile } = reading
const WRONG_NAME = problemReport(es, [['src/content/perfil.json:3  nombre', '7', expected.text]])
const NO_PROFILE = problemReport(es, [['src/content/perfil.json', noFile.found, noFile.expected]])

it('says on the untouched example, once, how to make it one’s own', async () => {
  expect(info).not.toContain(es.commands.waysIn)
  writeFileSync(PROFILE, valid.replace(/"nombre": "[^"]*"/, '"nombre": "Nombre Apellido"'))
  await server.restart()
  await vi.waitUntil(() => info.includes(es.commands.waysIn), PATIENCE_MS)
  writeFileSync(PROFILE, valid)
  await vi.waitUntil(async () => (await load())[1] === JSON.parse(valid).nombre, PATIENCE_MS)
})

it('tells each mistake once, without a stack, and notices files that go and come back', async () => {
  expect(await load()).toEqual([200, 'Ada Prueba'])
  expect(told).toEqual([])

  writeFileSync(PROFILE, valid.replace('"Ada Prueba"', '7'))
  await vi.waitUntil(() => told.length > 0, PATIENCE_MS)
  expect(await load()).toEqual([500, undefined])
  expect(await load()).toEqual([500, undefined])
  expect(told.splice(0)).toEqual([WRONG_NAME])

  rmSync(PROFILE)
  await vi.waitUntil(() => told.length > 0, PATIENCE_MS)
  expect(await load()).toEqual([500, undefined])
  expect(told.splice(0)).toEqual([NO_PROFILE])

  writeFileSync(PROFILE, valid.replace('Ada Prueba', 'Ada Nueva'))
  await vi.waitUntil(async () => (await load())[1] === 'Ada Nueva', PATIENCE_MS)
  expect(await load()).toEqual([200, 'Ada Nueva'])

  const portrait = project.place('public/retrato.webp')
  const photo = readFileSync(portrait)
  rmSync(portrait)
  await vi.waitUntil(() => told.length > 0, PATIENCE_MS)
  expect(told.splice(0)).toEqual([expect.stringContaining(reading.found('"retrato.webp"'))])
  writeFileSync(portrait, photo)
  await vi.waitUntil(async () => (await pageStatus()) === 200, PATIENCE_MS)
  expect(told).toEqual([])
})

it('writes the style files anew that the content changes, and no others', async () => {
  const writtenAt = (file: string) => statSync(path.join(project.root, '.cache', file)).mtimeMs
  const colors = () => writtenAt('style/colors.css')
  const plate = () => writtenAt('engraving/card.svg')
  const before = [colors(), plate()]
  writeFileSync(PROFILE, valid.replace(/"nombre": "[^"]*"/, '"nombre": "Otra Persona"'))
  await vi.waitUntil(async () => (await load())[1] === 'Otra Persona', PATIENCE_MS)
  expect(colors()).toBe(before[0])
  expect(plate()).not.toBe(before[1])
  writeFileSync(PROFILE, valid)
  await vi.waitUntil(async () => (await load())[1] === JSON.parse(valid).nombre, PATIENCE_MS)
})

it('serves the pictures that a build makes, and the template’s where they are named', async () => {
  const skills = project.place('src/content/hard-skills.json')
  const before = readFileSync(skills, 'utf8')
  writeFileSync(skills, before.replace('devicon:react', 'iconos/habilidad.svg'))
  for (const icon of ['habilidad', 'idioma']) {
    project.remove(`public/iconos/${icon}.svg`)
  }
  const wide = { create: { width: 400, height: 300, channels: 3, background: '#345' } } as const
  const photo = await sharp(wide)
    .withExif({ IFD0: { Artist: 'Ada' } })
    .webp()
    .toBuffer()
  project.write('public/retrato.webp', photo)
  const [address = ''] = server.resolvedUrls?.local ?? []
  const load = () => fetch(`${address}@id/__x00__virtual:content`).then((page) => page.text())
  await vi.waitUntil(async () => (await load()).includes('"width":300'), PATIENCE_MS)

  const { type, bytes } = await fetched('retrato.webp?t=1')
  const { width, height, exif } = await sharp(bytes).metadata()
  expect([type, width, height, exif]).toEqual(['image/webp', 300, 300, undefined])
  const file = 'iconos/habilidad.svg'
  const text = readFileSync(`src/tools/content/${file}`, 'utf8')
  expect(await fetched(file)).toMatchObject({ status: 200, type: 'image/svg+xml', text })
  expect(await fetched('favicon.svg')).toMatchObject({ status: 200, type: 'image/svg+xml' })
  expect((await fetched('iconos/idioma.svg')).status).toBe(404)
})

it('moves to the path of a changed sitio', async () => {
  writeFileSync(PROFILE, valid.replace('ada.example.com/', 'ada.example.com/portfolio/'))
  // It listens a moment after it has the new base.
  await vi.waitUntil(() => server.config.base === '/portfolio/' && server.resolvedUrls, PATIENCE_MS)
  const { languages } = await server.ssrLoadModule('virtual:whole-content')
  expect(languages[0].perfil.sitio).toBe('https://ada.example.com/portfolio/')
  expect((await fetched('favicon.svg')).status).toBe(200)
})

it('tells a BASE_PATH that contradicts it', async () => {
  writeFileSync(project.place('.env'), 'BASE_PATH=/otro/')
  // Vite restarts, and refuses connections meanwhile.
  await vi.waitUntil(async () => (await pageStatus().catch(() => 0)) === 500, PATIENCE_MS)
  expect(told).toEqual([expect.stringContaining(es.commands.basePath.disagrees('/otro/'))])
})
