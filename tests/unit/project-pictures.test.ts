import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  projectPictures,
  projectVignettes,
} from '../../src/tools/files/modules/pictures/read-pictures'
import { lists } from '../overlay/site-content'

const folder = mkdtempSync(path.join(tmpdir(), 'portfolio-pictures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const NONE = { avif: [], webp: [] }

const plain = (width: number, height: number, background = '#246') =>
  sharp({ create: { width, height, channels: 3, background } })

const pictureOf = async (imagen: string) => {
  const projects = lists.proyectos.map((project) => ({ ...project, imagen }))
  return (await projectPictures(folder, projects)).get(imagen)
}
const widthsOf = async (imagen: string) =>
  (await pictureOf(imagen))?.sizes.avif.map(({ width }) => width)

beforeAll(async () => {
  const save = (name: string, data: Buffer | string) => writeFileSync(path.join(folder, name), data)
  save('grande.png', await plain(2880, 1800).png().toBuffer())
  save('media.jpg', await plain(900, 600).jpeg().toBuffer())
  save('chica.webp', await plain(300, 200).webp().toBuffer())
  const turned = plain(800, 400).jpeg().withMetadata({ orientation: 6 })
  save('girada.jpg', await turned.toBuffer())
  save('vector.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>')
  const frames = [plain(80, 60).png(), plain(80, 60, '#fff').png()]
  const animated = sharp(await Promise.all(frames.map((frame) => frame.toBuffer())), {
    join: { animated: true },
  })
  save('animada.webp', await animated.webp().toBuffer())
  save('rota.png', 'texto')
})

describe('a project’s picture', () => {
  it('has its size and three widths, never larger than it is', async () => {
    expect(await pictureOf('grande.png')).toMatchObject({ width: 2880, height: 1800 })
    expect(await widthsOf('grande.png')).toEqual([400, 800, 1280])
    expect(await widthsOf('media.jpg')).toEqual([400, 800, 900])
    expect(await widthsOf('chica.webp')).toEqual([300])
  })

  it('is AVIF and WebP of these widths, upright', async () => {
    const picture = await pictureOf('girada.jpg')
    expect(picture).toMatchObject({ width: 400, height: 800 })
    const formats = await Promise.all(
      [...(picture?.sizes.avif ?? []), ...(picture?.sizes.webp ?? [])].map(async ({ source }) => {
        const { format, width, height } = await sharp(source).metadata()
        return { format, width, height }
      }),
    )
    const size = { width: 400, height: 800 }
    expect(formats).toEqual([
      { format: 'heif', ...size },
      { format: 'webp', ...size },
    ])
  })

  it.each([
    ['vector.svg', { width: 400, height: 300, sizes: NONE }],
    ['animada.webp', { width: 80, height: 60, sizes: NONE }],
    ['rota.png', undefined],
  ])('%s stays as it is', async (name, picture) => {
    expect(await pictureOf(name)).toEqual(picture)
  })
})

it('projects without a picture have none', async () => {
  expect(await projectPictures(folder, lists.proyectos)).toEqual(new Map())
})

it('a project without a picture has the engraving of its id, always the same', async () => {
  const [first, second] = lists.proyectos
  if (!first || !second) throw new Error('no projects')
  const made = () =>
    projectVignettes([
      { ...first, imagen: 'a.png' },
      { ...second, id: 7 },
    ])
  expect([...made().keys()]).toEqual([7])
  const { path: address, source } = made().get(7) ?? {}
  expect(address).toMatch(/^assets\/vineta-7-[0-9a-f]{8}\.svg$/)
  expect(made().get(7)?.path).toBe(address)
  expect(projectVignettes([second]).get(second.id)?.path).not.toBe(address)
  const { width, height } = await sharp(source).metadata()
  expect([width, height]).toEqual([640, 400])
})
