import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildFixture } from '../fixtures/build-fixture'

const folder = mkdtempSync(path.join(tmpdir(), 'portfolio-owner-'))
const dist = (file: string) => path.join(folder, 'dist', file)
const text = (file: string) => readFileSync(dist(file), 'utf8')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SITE = 'https://ana.github.io/portfolio/'
const CAMERA = 'Cámara de Ana'

/** A photo as a phone takes it: higher than wide, and knowing where and with what. */
const phonePhoto = () =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: '#a65' } })
    .withExif({ IFD0: { Make: CAMERA }, IFD3: { GPSLatitude: '32/1 57/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const changeJson = (file: string, change: (value: Record<string, unknown>) => void) => {
  const value = JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
  change(value)
  writeFileSync(path.join(folder, file), JSON.stringify(value))
}

beforeAll(async () => {
  const photo = await phonePhoto()
  buildFixture(folder, {
    env: { BASE_PATH: '', SITE_URL: '' },
    change: () => {
      changeJson('src/content/perfil.json', (profile) => {
        Object.assign(profile, { sitio: SITE, foto: 'Ana en la playa.jpg' })
      })
      changeJson('src/content/hard-skills.json', ({ items }) => {
        Object.assign((items as object[])[0] ?? {}, { icon: 'iconos/habilidad.svg' })
      })
      writeFileSync(path.join(folder, 'public/Ana en la playa.jpg'), photo)
      for (const file of ['.DS_Store', 'certificados/Thumbs.db']) {
        appendFileSync(path.join(folder, 'public', file), 'x')
      }
      writeFileSync(path.join(folder, '.env'), 'VITE_OFFLINE=off\n')
    },
  })
}, 120_000)

it('stands under the path of sitio', () => {
  const page = text('index.html')
  expect(page).toContain(`<link rel="canonical" href="${SITE}"`)
  expect(page).toMatch(/<script[^>]* src="\/portfolio\/assets\//)
  expect(text('sitemap.xml')).toContain(`<loc>${SITE}educacion/</loc>`)
  expect(text('contacto.vcf')).toContain(`URL:${SITE}`)
  expect(JSON.parse(text('resume.json')).basics.url).toBe(SITE)
})

it('publishes the portrait without its metadata, never the original', async () => {
  const file = dist('Ana en la playa.jpg')
  const { width, height, exif, format } = await sharp(file).metadata()
  expect([width, height, exif, format]).toEqual([640, 640, undefined, 'jpeg'])
  expect(readFileSync(file, 'latin1')).not.toContain('mara de Ana')
  const address = `${SITE}Ana%20en%20la%20playa.jpg`
  expect(text('index.html')).toContain(`"image":"${address}"`)
  expect(JSON.parse(text('resume.json')).basics.image).toBe(address)
})

it('publishes the template’s pictures that it names, and nothing that file managers leave', () => {
  const own = (file: string) => readFileSync(`src/owner/template-files/${file}`, 'utf8')
  expect(text('iconos/habilidad.svg')).toBe(own('iconos/habilidad.svg'))
  expect(text('favicon.svg')).toMatch(/^<svg /)
  expect(text('index.html')).toContain('href="/portfolio/favicon.svg"')
  expect(existsSync(dist('iconos/idioma.svg'))).toBe(false)
  expect(existsSync(dist('iconos/creativo.svg'))).toBe(true)
  for (const file of ['.DS_Store', 'certificados/Thumbs.db']) {
    expect(existsSync(dist(file))).toBe(false)
  }
})

it('follows .env', () => {
  expect(text('sw.js')).toContain('const SITE = {"base":"/portfolio/"}')
})
