import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import {
  projectPictures,
  projectVignettes,
} from '../../src/tools/files/modules/pictures/read-pictures'
import { readFixture } from '../fixtures/fixture'

const { proyectos } = readFixture().lists
const folder = mkdtempSync(path.join(tmpdir(), 'portfolio-pictures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const plain = (width: number, height: number, background = '#246') =>
  sharp({ create: { width, height, channels: 3, background } })

const pictureOf = async (imagen: string, data: Buffer | string) => {
  writeFileSync(path.join(folder, imagen), data)
  const projects = proyectos.map((project) => ({ ...project, imagen }))
  return (await projectPictures(folder, projects)).get(imagen)
}

it.each([
  [2880, [400, 800, 1280]],
  [300, [300]],
])('a picture %i px wide has these widths, never larger than it is: %j', async (width, widths) => {
  const picture = await pictureOf('captura.png', await plain(width, 200).png().toBuffer())
  expect(picture).toMatchObject({ width, height: 200 })
  expect(picture?.sizes.avif.map((size) => size.width)).toEqual(widths)
})

it('drawings and animations stay as they are, and what is no picture is none', async () => {
  const sizes = { avif: [], webp: [] }
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>'
  expect(await pictureOf('vector.svg', svg)).toEqual({ width: 400, height: 300, sizes })
  const frames = [plain(80, 60).png().toBuffer(), plain(80, 60, '#fff').png().toBuffer()]
  const animated = sharp(await Promise.all(frames), { join: { animated: true } }).webp()
  const shown = await pictureOf('animada.webp', await animated.toBuffer())
  expect(shown).toEqual({ width: 80, height: 60, sizes })
  expect(await pictureOf('rota.png', 'texto')).toBeUndefined()
})

it('a project without a picture has the engraving of its id, always the same', async () => {
  const [first, second] = proyectos
  if (!first || !second) throw new Error('no projects')
  expect(await projectPictures(folder, [first, second])).toEqual(new Map())
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
