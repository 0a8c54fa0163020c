import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { portraitFiles } from '../../src/tools/files/modules/pictures/portrait-files'
import { makeProject } from './content-project'

const project = makeProject()
beforeEach(project.reset)
afterAll(project.remove)

const GPS = { IFD0: { Make: 'Teléfono' }, IFD3: { GPSLatitude: '32/1 57/1 0/1' } }
const RED = { r: 200, g: 20, b: 20 }
const GREEN = { r: 20, g: 160, b: 20 }

const flat = (width: number, height: number, background = RED) =>
  sharp({ create: { width, height, channels: 3, background } })

/** Red with a green band on the left third. */
const banded = async (width: number, height: number) => {
  const band = await flat(Math.round(width / 3), height, GREEN)
    .png()
    .toBuffer()
  return flat(width, height).composite([{ input: band, left: 0, top: 0 }])
}

const made = async (name: string, photo: string | Uint8Array) => {
  project.write(`public/${name}`, photo)
  return portraitFiles(project.root, name)
}

const widthsOf = (files: readonly { width: number }[]) => files.map(({ width }) => width)

const colorAt = async (picture: Uint8Array, x: number, y: number) => {
  const { data } = await sharp(picture)
    .extract({ left: x, top: y, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [red = 0, green = 0] = data
  return red > green ? 'red' : 'green'
}

it('is upright, square, without metadata, in every size and under its own name', async () => {
  // Orientation 6: the camera was turned, so the picture's left is its top.
  const photo = await (await banded(1200, 900))
    .withExif(GPS)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const { sizes, named } = await made('Ana María.jpg', photo)
  for (const files of [sizes.avif, sizes.webp])
    expect(widthsOf(files)).toEqual([256, 320, 448, 640])
  expect(named?.path).toBe('Ana María.jpg')
  for (const { source } of [...sizes.avif, ...sizes.webp, ...(named ? [named] : [])]) {
    const data = await sharp(source).metadata()
    expect(data.width).toBe(data.height)
    expect([data.exif, data.xmp, data.iptc, data.orientation]).toEqual(Array(4).fill(undefined))
    const [middle, last] = [Math.round(data.width / 2), data.width - 1]
    expect(await colorAt(source, middle, 0)).toBe('green')
    expect(await colorAt(source, 0, middle)).toBe(await colorAt(source, last, middle))
    expect(await colorAt(source, middle, last)).toBe('red')
  }
  const { format, width } = await sharp(named?.source).metadata()
  expect([format, width]).toEqual(['jpeg', 640])
  expect(String(named?.source)).not.toContain('Teléfono')
})

it('is small whatever the photo weighs', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: 4000, height: 3600, channels: 3, background: '#000', noise } as const
  const photo = await sharp({ create }).jpeg({ quality: 97 }).toBuffer()
  expect(photo.length).toBeGreaterThan(15_000_000)
  const { sizes, named } = await made('retrato.jpg', photo)
  expect(sizes.avif).toHaveLength(4)
  expect(named?.source.length).toBeLessThan(500_000)
})

it.each(['png', 'webp', 'avif', 'jpeg'] as const)(
  'keeps the format of its name: %s',
  async (kind) => {
    const photo = await flat(300, 200).toFormat(kind).toBuffer()
    const { sizes, named } = await made(`foto.${kind}`, photo)
    const { format, width, height, compression } = await sharp(named?.source).metadata()
    expect([compression === 'av1' ? 'avif' : format, width, height]).toEqual([kind, 200, 200])
    expect(sizes.webp.map(({ path }) => path)).toEqual([`foto.${kind}`])
  },
)

it('is left alone where nothing has to be done to it', async () => {
  const photo = await flat(512, 512).webp().toBuffer()
  const { sizes, named } = await made('retrato.webp', photo)
  expect(named?.source.equals(photo)).toBe(true)
  expect(widthsOf(sizes.webp)).toEqual([256, 320, 448, 512])
  expect(sizes.webp.at(-1)?.path).toBe('retrato.webp')
})

it('stays what it is as an SVG', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect/></svg>'
  expect(await made('retrato.svg', svg)).toEqual({ sizes: { avif: [], webp: [] } })
})

it('that cannot be decoded to its end is told at its place', async () => {
  const whole = await (await banded(900, 900)).jpeg().toBuffer()
  const file = path.join(project.contentDir, 'perfil.json')
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((text) => text.includes('"foto"'))
  for (const photo of [whole.subarray(0, whole.length / 2), Buffer.from('RIFF\0\0\0\0WEBP')]) {
    await expect(made('retrato.webp', photo)).rejects.toThrow(
      `src/content/perfil.json:${line + 1}  foto
  se encontró: "retrato.webp", que no se puede leer como imagen
  se esperaba: una imagen entera; guárdela de nuevo como .jpg, .png o .webp`,
    )
  }
})
