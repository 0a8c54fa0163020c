import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { dangerInSvg } from '../../src/tools/content/reading/media/file-fault'
import { vignetteSvg } from '../../src/tools/drawing/vignette-drawing'
import { pathsIn, wordsFor } from '../../src/tools/messages/built-words'
import { isTooDark } from '../../src/tools/output/modules/pictures/dark-icons'
import { portraitFiles } from '../../src/tools/output/modules/pictures/portrait-files'
import {
  entryPictures,
  projectVignettes,
} from '../../src/tools/output/modules/pictures/read-pictures'
import { withoutMetadata } from '../../src/tools/output/modules/pictures/without-metadata'
import { personJsonLd } from '../../src/tools/output/pages/json-ld'
import { pageTexts } from '../../src/tools/output/pages/page-texts'
import { resumeOf } from '../../src/tools/output/resume/resume'
import { iconFile } from '../../src/tools/skills/icon-sets'
import { THEMES } from '../../src/tools/theme/themes'
import { readFixture } from '../fixtures/fixture'
import { makeProject } from './content-project'

const project = makeProject()

const GPS = { IFD0: { Make: 'Teléfono' }, IFD3: { GPSLatitude: '32/1 57/1 0/1' } }
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>'
const NO_SIZES = { avif: [], webp: [] }

const plain = (width: number, height: number, background = '#c81414') =>
  sharp({ create: { width, height, channels: 3, background } })
const animated = async () => {
  const frames = [plain(80, 60), plain(80, 60, '#fff')].map((frame) => frame.png().toBuffer())
  return sharp(await Promise.all(frames), { join: { animated: true } })
}
const widthsOf = (files: readonly { width: number }[]) => files.map(({ width }) => width)

const WIDTHS = [256, 320, 448, 640]
const FACE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="700" height="700"><ellipse cx="350" cy="350" rx="170" ry="220" fill="#e8c8b0"/></svg>',
)

describe('a portrait', () => {
  const made = async (name: string, photo: string | Uint8Array) => {
    project.write(`public/${name}`, photo)
    return portraitFiles(project.workspace(), { foto: name })
  }

  it('is upright, square and without metadata, in every size and under its own name', async () => {
    // Orientation 6: the camera was turned, so the green on the picture's left is its top.
    const green = await plain(400, 900, '#14a014').png().toBuffer()
    const photo = plain(1200, 900).composite([{ input: green, left: 0, top: 0 }])
    const turned = photo.withExif(GPS).withMetadata({ orientation: 6 }).jpeg()
    const { sizes, named } = await made('Ana María.jpg', await turned.toBuffer())
    for (const files of [sizes.avif, sizes.webp]) {
      expect(widthsOf(files)).toEqual(WIDTHS)
    }
    expect(named?.path).toBe('Ana María.jpg')
    expect(String(named?.source)).not.toContain('Teléfono')
    for (const { source } of [...sizes.avif, ...sizes.webp, ...(named ? [named] : [])]) {
      const { width = 0, height, exif, xmp, orientation } = await sharp(source).metadata()
      expect([height, exif ?? xmp ?? orientation]).toEqual([width, undefined])
      const isGreen = async (top: number) => {
        const spot = { left: Math.round(width / 2), top, width: 1, height: 1 }
        const [red = 0, green = 0] = await sharp(source).extract(spot).raw().toBuffer()
        return green > red
      }
      expect([await isGreen(0), await isGreen(width - 1)]).toEqual([true, false])
    }
  })

  it.each(['png', 'webp', 'avif', 'jpeg'] as const)('stays a %s', async (kind) => {
    const photo = await plain(300, 200).toFormat(kind).toBuffer()
    const { sizes, named } = await made(`foto.${kind}`, photo)
    const { format, width, height, compression } = await sharp(named?.source).metadata()
    expect([compression === 'av1' ? 'avif' : format, width, height]).toEqual([kind, 200, 200])
    expect(sizes.webp.map(({ path }) => path)).toEqual([`foto.${kind}`])
  })

  it('is left alone where nothing has to be done to it, and as an SVG', async () => {
    const photo = await plain(512, 512).webp().toBuffer()
    const { sizes, named, tones } = await made('retrato.webp', photo)
    expect(tones).toBeUndefined()
    expect(named?.source.equals(photo)).toBe(true)
    expect(widthsOf(sizes.webp)).toEqual([256, 320, 448, 512])
    expect(await made('retrato.svg', SVG)).toEqual({ sizes: NO_SIZES })
  })

  it('that is engraved is published in lines alone, in the theme’s foil', async () => {
    const photo = await plain(700, 700, '#1414c8')
      .composite([{ input: FACE }])
      .png()
      .toBuffer()
    project.write('public/foto.png', photo)
    const profile = { foto: 'foto.png', retrato: 'grabado', tema: 'plata' } as const
    const { sizes, named, tones } = await portraitFiles(project.workspace(), profile)
    expect([widthsOf(sizes.avif), widthsOf(sizes.webp)]).toEqual([WIDTHS, WIDTHS])
    expect(tones?.path).toMatch(/^assets\/tonos-\w+\.webp$/)
    expect((await sharp(sizes.avif[0]?.source).metadata()).hasAlpha).toBe(true)
    expect(named?.path).toBe('foto.png')
    const { channels } = await sharp(named?.source).stats()
    const [red, , blue] = channels
    // Nothing of the photo's blue: from the paper to the silver foil.
    expect(blue?.max).toBeLessThan(235)
    expect((blue?.mean ?? 0) - (red?.mean ?? 0)).toBeLessThan(12)
  })

  it('that is engraved of a drawing is published in lines alone under its name, too', async () => {
    project.write('public/cara.svg', FACE)
    const profile = { foto: 'cara.svg', retrato: 'grabado', tema: 'plata' } as const
    const { sizes, named } = await portraitFiles(project.workspace(), profile)
    expect([widthsOf(sizes.avif), named?.path]).toEqual([WIDTHS, 'cara.svg'])
    const svg = String(named?.source)
    expect(svg).not.toContain('ellipse')
    expect(dangerInSvg(Buffer.from(svg))).toBeUndefined()
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 640, height: 640 })
    const { channels } = await sharp(Buffer.from(svg)).stats()
    expect(channels[0]?.stdev).toBeGreaterThan(1)
  })

  it.each([[undefined], [''], [null]])('that is %j is in no file', async (foto) => {
    project.writeProfile({ foto })
    const { perfil: profile, lists } = project.site()
    expect(await portraitFiles(project.workspace(), profile)).toEqual({ sizes: NO_SIZES })
    expect(resumeOf(profile, lists, 'es').basics).not.toHaveProperty('image')
    const words = wordsFor('es', { main: 'es' })
    const heads = pageTexts(profile, lists, words, pathsIn('', words.built.slugs), [])
    const html = personJsonLd({ code: 'es', profile, lists, own: [], heads })
    expect(html).toContain(`"name":"${profile.nombre}"`)
    expect(html).not.toContain('"image"')
  })
})

describe('a picture of a project', () => {
  const { proyectos } = readFixture().lists
  const pictureOf = async (imagen: string, data: Buffer | string) => {
    project.write(`public/${imagen}`, data)
    const projects = proyectos.map((each) => ({ ...each, imagen }))
    return (await entryPictures(project.workspace(), projects)).get(imagen)
  }

  it.each([
    [2880, [400, 800, 1280]],
    [300, [300]],
  ])('%i px wide has these widths, never larger than it is: %j', async (width, widths) => {
    const picture = await pictureOf('captura.png', await plain(width, 200).png().toBuffer())
    expect(picture).toMatchObject({ width, height: 200 })
    expect(widthsOf(picture?.sizes.avif ?? [])).toEqual(widths)
  })

  it('stays as it is if it is a drawing or an animation; what is no picture is none', async () => {
    const drawing = { width: 400, height: 300, sizes: NO_SIZES }
    expect(await pictureOf('vector.svg', SVG)).toEqual(drawing)
    const shown = await pictureOf('animada.webp', await (await animated()).webp().toBuffer())
    expect(shown).toEqual({ width: 80, height: 60, sizes: NO_SIZES })
    expect(await pictureOf('rota.png', 'texto')).toBeUndefined()
  })

  it('that is missing has the engraving of its project’s name in its place, always the same', async () => {
    const [first, second] = proyectos
    if (!first || !second) throw new Error('no projects')
    expect(await entryPictures(project.workspace(), [first, second])).toEqual(new Map())
    const projects = [
      { ...first, imagen: 'a.png' },
      { ...second, id: 7 },
    ]
    const made = () => projectVignettes(projects)
    expect([...made().keys()]).toEqual([7])
    const { path: address, source } = made().get(7) ?? {}
    expect(address).toMatch(/^assets\/vineta-7-[0-9a-f]{8}\.svg$/)
    expect(made().get(7)?.path).toBe(address)
    expect(projectVignettes([second]).get(second.id)?.source).toEqual(source)
    const renamed = { ...second, titulo: 'Otro nombre' }
    expect(projectVignettes([renamed]).get(second.id)?.source).not.toEqual(source)
    const { width, height } = await sharp(source).metadata()
    expect([width, height]).toEqual([640, 400])
  })

  it('that is missing is told apart at a glance from those of other projects', async () => {
    const glances = await Promise.all(
      Array.from({ length: 18 }, (_, id) =>
        sharp(Buffer.from(vignetteSvg(`Proyecto ${id}`)))
          .flatten({ background: '#000' })
          .resize(32, 20)
          .greyscale()
          .raw()
          .toBuffer(),
      ),
    )
    /** Mean of the differences between their pixels, of 255. */
    const apart = (one: Buffer, other: Buffer) =>
      one.reduce((sum, grey, at) => sum + Math.abs(grey - (other[at] ?? 0)), 0) / one.length
    const distances = glances.flatMap((one, at) =>
      glances.slice(at + 1).map((other) => apart(one, other)),
    )
    expect(Math.min(...distances)).toBeGreaterThan(12)
  })
})

describe('a published picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('stays a %s, upright', async (kind) => {
    const photo = plain(80, 60).withExif(GPS).withMetadata({ orientation: 6 }).toFormat(kind)
    const made = sharp(await withoutMetadata(await photo.toBuffer()))
    const { format, compression, width, height, exif, orientation } = await made.metadata()
    expect([compression === 'av1' ? 'avif' : format, width, height]).toEqual([kind, 60, 80])
    expect([exif, orientation]).toEqual([undefined, undefined])
  })

  it('keeps its frames if it is an animation', async () => {
    for (const orientation of [1, 6]) {
      const photo = (await animated()).withExif(GPS).withMetadata({ orientation }).webp()
      const made = await sharp(await withoutMetadata(await photo.toBuffer())).metadata()
      expect(made).toMatchObject({ format: 'webp', pages: 2 })
      expect(made.exif).toBeUndefined()
    }
  })

  it('that says nothing of itself keeps its bytes', async () => {
    const photo = await plain(80, 60).jpeg({ quality: 60 }).toBuffer()
    expect(await withoutMetadata(photo)).toBe(photo)
  })
})

describe('an icon', () => {
  const devicon = (name: string) =>
    Buffer.from(iconFile(`devicon:${name}`, THEMES.cobre)?.source ?? '')
  const drawing = (shapes: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${shapes}</svg>`)
  const disc = (fill: string) => `<circle cx="4.5" cy="4.5" r="4" fill="${fill}"/>`

  it('that the dark page would hide is told, and no other', async () => {
    const dark = ['github', 'nextjs', 'express', 'rust', 'vercel', 'amazonwebservices']
    // In light colours nano would be lost more.
    const others = ['html5', 'react', 'docker', 'postgresql', 'php', 'linux', 'angular', 'nano']
    for (const name of dark) expect([name, await isTooDark(devicon(name))]).toEqual([name, true])
    for (const name of others) {
      expect([name, await isTooDark(devicon(name))]).toEqual([name, false])
    }
  })

  it('is judged on the paper of the theme', async () => {
    const purple = drawing(disc('#512bd4'))
    expect(await isTooDark(purple)).toBe(false)
    expect(await isTooDark(purple, THEMES.tinta)).toBe(true)
  })

  it('of Simple Icons is drawn in the theme’s foil, which is not too dark', async () => {
    for (const theme of Object.values(THEMES)) {
      const { path, source } = iconFile('simple-icons:django', theme) ?? {}
      expect(path).toMatch(/^assets\/simple-icons-django-[0-9a-f]{8}\.svg$/)
      expect(source).toContain(theme.foil[0])
      expect(await isTooDark(Buffer.from(source ?? ''), theme)).toBe(false)
    }
  })

  it('of the owner is judged by its pixels, and what is no picture is not too dark', async () => {
    expect(await isTooDark(drawing(disc('#0b0b0b')))).toBe(true)
    const picture = sharp(drawing(disc('#14213d')))
      .resize(200)
      .png()
    expect(await isTooDark(await picture.toBuffer())).toBe(true)
    const onItsOwnPlate = `<rect width="9" height="9" fill="#fff"/>${disc('#000').replace('r="4"', 'r="3"')}`
    for (const shapes of [disc('#fff'), disc('none'), onItsOwnPlate]) {
      expect(await isTooDark(drawing(shapes)), shapes).toBe(false)
    }
    expect(await isTooDark(Buffer.from('texto'))).toBe(false)
  })
})
