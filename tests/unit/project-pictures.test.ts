import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectPictures } from '../../src/build/content/pictures/project-pictures'
import { lists } from '../overlay/site-content'

const folder = mkdtempSync(path.join(tmpdir(), 'portfolio-pictures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const plain = (width: number, height: number, background = '#246') =>
  sharp({ create: { width, height, channels: 3, background } })

const pictureOf = async (imagen: string) => {
  const projects = lists.proyectos.map((project) => ({ ...project, imagen }))
  return (await projectPictures(folder, projects)).get(imagen)
}
const widthsOf = async (imagen: string) =>
  (await pictureOf(imagen))?.files.map(({ width }) => width)

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
  it('has its size and two widths, never larger than it is', async () => {
    expect(await pictureOf('grande.png')).toMatchObject({ width: 2880, height: 1800 })
    expect(await widthsOf('grande.png')).toEqual([640, 1280])
    expect(await widthsOf('media.jpg')).toEqual([640, 900])
    expect(await widthsOf('chica.webp')).toEqual([300])
  })

  it('is WebP of these widths, upright', async () => {
    const picture = await pictureOf('girada.jpg')
    expect(picture).toMatchObject({ width: 400, height: 800 })
    const [file] = picture?.files ?? []
    const { format, width, height } = await sharp(file?.source).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: 400, height: 800 })
  })

  it.each([
    ['vector.svg', { width: 400, height: 300, files: [] }],
    ['animada.webp', { width: 80, height: 60, files: [] }],
    ['rota.png', undefined],
  ])('%s stays as it is', async (name, picture) => {
    expect(await pictureOf(name)).toEqual(picture)
  })
})

it('projects without a picture have none', async () => {
  expect(await projectPictures(folder, lists.proyectos)).toEqual(new Map())
})
