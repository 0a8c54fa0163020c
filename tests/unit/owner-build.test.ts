import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildFixture } from '../fixtures/build-fixture'

const folder = mkdtempSync(path.join(tmpdir(), 'portfolio-owner-'))
const dist = (file: string) => path.join(folder, 'dist', file)
const text = (file: string) => readFileSync(dist(file), 'utf8')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SITE = 'https://ana.github.io/portfolio/'
const CAMERA = 'Cámara de Ana'
/** As an old Mac's disk spells them; the content says them composed. */
const PICTURE = 'diseños/año.jpg'
const CERTIFICATE = 'certificados/título.jpg'
/** A copy that nothing names. */
const ORIGINAL = 'originales/IMG_1234.jpg'
/** The encoder's runs, for each the width. */
const ENCODED = path.join(folder, 'encoded.txt')

/** Preloaded into the build: writes down each picture that is encoded as AVIF. */
const COUNTER = `
  import { appendFileSync } from 'node:fs'
  import sharp from 'sharp'
  const { avif } = sharp.prototype
  sharp.prototype.avif = function (options) {
    appendFileSync(${JSON.stringify(ENCODED)}, this.options.width + '\\n')
    return avif.call(this, options)
  }
`

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
  const counter = path.join(folder, 'counter.mjs')
  buildFixture(folder, {
    env: { BASE_PATH: '', SITE_URL: '', NODE_OPTIONS: `--import=${pathToFileURL(counter)}` },
    change: () => {
      writeFileSync(counter, COUNTER)
      changeJson('src/content/perfil.json', (profile) => {
        Object.assign(profile, { sitio: SITE, foto: 'Ana en la playa.jpg' })
      })
      changeJson('src/content/hard-skills.json', ({ items }) => {
        Object.assign((items as object[])[0] ?? {}, { icon: 'iconos/habilidad.svg' })
      })
      changeJson('src/content/proyectos.json', ({ items }) => {
        const shown = { imagen: PICTURE, imagenAlt: 'Un año' }
        Object.assign((items as object[])[0] ?? {}, shown)
      })
      changeJson('src/content/educacion.json', ({ items }) => {
        Object.assign((items as object[])[0] ?? {}, { certificado: CERTIFICATE })
      })
      for (const name of ['Ana en la playa.jpg', PICTURE, CERTIFICATE, ORIGINAL]) {
        const file = path.join(folder, 'public', name.normalize('NFD'))
        mkdirSync(path.dirname(file), { recursive: true })
        writeFileSync(file, photo)
      }
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

it('publishes every picture upright, and none knows where it was taken', async () => {
  const files = readdirSync(path.join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
  const photos = files.filter((file) => /\.(?:jpg|webp|avif|png)$/.test(file))
  expect(photos).toContain(ORIGINAL)
  for (const file of photos) {
    const { exif, xmp, iptc, orientation } = await sharp(dist(file)).metadata()
    expect([file, exif ?? xmp ?? iptc, orientation]).toEqual([file, undefined, undefined])
    expect(readFileSync(dist(file), 'latin1')).not.toContain('mara de Ana')
  }
  for (const file of [PICTURE, CERTIFICATE, ORIGINAL]) {
    const { width, height, format } = await sharp(dist(file)).metadata()
    expect([width, height, format]).toEqual([900, 1200, 'jpeg'])
  }
})

it('publishes a file where the page looks for it, however the disk spells its name', () => {
  expect(text('educacion/index.html')).toContain(`href="/portfolio/${CERTIFICATE}"`)
  expect(JSON.parse(text('resume.json')).projects[0].image).toBe(`${SITE}${encodeURI(PICTURE)}`)
  expect(text('proyectos/index.html')).toMatch(/srcSet="[^"]*proyecto-800-\w+\.avif/i)
  const files = readdirSync(path.join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
  for (const file of [PICTURE, CERTIFICATE]) expect(files).toContain(file)
})

it('encodes each size of a picture once', () => {
  const widths = readFileSync(ENCODED, 'utf8').trim().split('\n').map(Number)
  const [portrait, picture] = [
    [256, 320, 448, 640],
    [400, 800, 900],
  ]
  expect(widths.sort((a, b) => a - b)).toEqual([...portrait, ...picture].sort((a, b) => a - b))
})

it('publishes the template’s pictures that it names, and nothing that file managers leave', () => {
  const own = (file: string) => readFileSync(`src/tools/content/template-files/${file}`, 'utf8')
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
