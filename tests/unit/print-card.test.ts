import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { Profile } from '../../src/site/model/schema/schema'
import { CARD_SIZES, type CardSize } from '../../src/tools/card/card-sheet'
import { printCard } from '../../src/tools/card/print-card'
import { askedCard } from '../../src/tools/commands/card'
import { es } from '../../src/tools/messages/es/es'
import { readFixture } from '../fixtures/fixture'

const MM = 72 / 25.4
const THINNEST_PT = 0.283
const SAFE_PT = 5 * MM
const { perfil } = readFixture()
const HOME = 'https://ana.example.com/portfolio/'

const LONG: Profile = {
  ...perfil,
  nombre: 'María de los Ángeles Fernández-Guerrero y Álvarez de Toledo',
  puesto: 'Ingeniera principal de plataformas distribuidas y responsable de arquitectura',
  email: 'maria.de.los.angeles.fernandez-guerrero@un-dominio-muy-largo.example.com',
  telefono: '+54 9 341 555-1234',
}
/** 56 letters, of which the widest words fill a line. */
const GUADALUPE: Profile = {
  ...perfil,
  nombre: 'Guadalupe Inmaculada Concepción Villavicencio-Santamaría',
  puesto: `${'Arquitecta de integraciones y responsable de '.repeat(2)}todo lo que no anda`,
  ciudad: 'Santiago del Estero de las Nuevas Provincias',
  email: `${'guadalupe.inmaculada.concepcion-'.repeat(4)}villavicencio@santamaria.example.com`,
}
const UNBROKEN: Profile = { ...perfil, nombre: `${'Wolfeschlegel'.repeat(4)}`, telefono: undefined }
const HEBREW: Profile = { ...perfil, nombre: 'נועה כהן', puesto: 'מפתחת' }
const PEOPLE = {
  usual: perfil,
  long: LONG,
  longer: GUADALUPE,
  unbroken: UNBROKEN,
  hebrew: HEBREW,
  'longer, beside a portrait': { ...GUADALUPE, retrato: 'grabado' } satisfies Profile,
}

const facePhoto = () =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600">
      <rect width="600" height="600" fill="#246"/><ellipse cx="300" cy="300" rx="150" ry="200" fill="#eca"/>
      <circle cx="250" cy="270" r="16"/><circle cx="350" cy="270" r="16"/></svg>`),
  )
    .png()
    .toBuffer()

const draw = (profile: Profile, size: CardSize = 'eu', home = HOME, foil = false) =>
  printCard(profile, { size, foil, home })
const withFoil = { eu: draw(perfil, 'eu', HOME, true), us: draw(perfil, 'us', HOME, true) }

/** The operators of each page. */
async function contentsOf(file: Uint8Array) {
  const pdf = await PDFDocument.load(file, { updateMetadata: false })
  return pdf.getPages().map((page) => {
    const stream = page.node.lookup(PDFName.of('Contents'))
    if (!(stream instanceof PDFRawStream)) throw new Error('a page without content')
    return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
  })
}

/** Each line of text as programs read it, and the points of its outlines. */
const linesOf = (content: string) =>
  [...content.matchAll(/ActualText <(\w+)>>> BDC\n([\s\S]*?)\nEMC/g)].map(
    ([, hex = '', path = '']) => ({
      text: Buffer.from(hex, 'hex').swap16().toString('utf16le').slice(1),
      points: [...path.matchAll(/^([-\d. ]+) [mlc]$/gm)].flatMap(([, values = '']) =>
        Array.from(values.matchAll(/(\S+) (\S+)/g), ([, x, y]) => ({ x: Number(x), y: Number(y) })),
      ),
    }),
  )

/** The boxes of a page, in the order in which they are filled, with the red of their ink, 0 to 1. */
const boxesOf = (content: string) => {
  let red = 0
  return content.split('\n').flatMap((line) => {
    const [, ink] = /^(\S+) \S+ \S+ rg$/.exec(line) ?? []
    if (ink !== undefined) red = Number(ink)
    const [, x, y, width, height] = /^(\S+) (\S+) (\S+) (\S+) re$/.exec(line) ?? []
    if (height === undefined) return []
    return [{ x: Number(x), y: Number(y), width: Number(width), height: Number(height), red }]
  })
}
type Filled = ReturnType<typeof boxesOf>[number]

/** What a phone sees of boxes: grey pixels, from the first box's corner. */
function rasterOf(boxes: readonly Filled[], scale: number) {
  const { x: left = 0, y: top = 0, width = 0, height = 0 } = boxes[0] ?? {}
  const [columns, rows] = [Math.round(width * scale), Math.round(height * scale)]
  const data = new Uint8ClampedArray(4 * columns * rows).fill(255)
  for (const box of boxes) {
    const [x, y] = [Math.round((box.x - left) * scale), Math.round((box.y - top) * scale)]
    const end = Math.round((box.x - left + box.width) * scale)
    const foot = Math.round((box.y - top + box.height) * scale)
    for (let row = y; row < foot; row++) {
      const start = 4 * (row * columns + x)
      data.fill(Math.round(255 * box.red), start, start + 4 * (end - x))
    }
  }
  return { width: columns, height: rows, data }
}

it.each(['eu', 'us'] as const)(
  'has the boxes of a press, %s, and nothing but vectors',
  async (size) => {
    const { pdf: file } = await withFoil[size]
    const pdf = await PDFDocument.load(file, { updateMetadata: false })
    expect(pdf.getPageCount()).toBe(4)
    const { width, height } = CARD_SIZES[size]
    expect([width, height].map((side) => (side / MM).toFixed(1))).toEqual(
      size === 'eu' ? ['85.0', '55.0'] : ['88.9', '50.8'],
    )
    for (const page of pdf.getPages()) {
      const trim = page.getTrimBox()
      const bleed = page.getBleedBox()
      const media = page.getMediaBox()
      expect(page.getCropBox()).toEqual(media)
      expect(trim.width).toBeCloseTo(width, 6)
      expect(trim.height).toBeCloseTo(height, 6)
      for (const side of ['x', 'y'] as const) {
        expect(trim[side] - bleed[side]).toBeCloseTo(3 * MM, 6)
        expect(bleed[side] - media[side]).toBeGreaterThan(5 * MM)
      }
      expect(bleed.width - trim.width).toBeCloseTo(6 * MM, 6)
      expect(media.height - trim.height).toBeCloseTo(2 * trim.y, 6)
      const resources = page.node.Resources()
      expect(resources?.keys().map(String)).toEqual(['/Pattern'])
    }
    const streams = pdf.context
      .enumerateIndirectObjects()
      .filter(([, it]) => it instanceof PDFRawStream)
    expect(streams.length).toBe(4)
  },
)

it('has the same bytes twice', async () => {
  const { pdf } = await draw(perfil, 'eu', HOME, true)
  expect(Buffer.from(pdf).equals((await withFoil.eu).pdf)).toBe(true)
})

it('has no line too thin for a press, and one plate alone on the pages of the foil', async () => {
  const contents = await contentsOf((await withFoil.eu).pdf)
  for (const content of contents) {
    const widths = [...content.matchAll(/([\d.]+) w$/gm)].map(([, width]) => Number(width))
    expect(content.split(/\bS$/m).length).toBeGreaterThan(20)
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(THINNEST_PT)
    // A matrix that scales would scale the lines: none does.
    for (const [, a, b, c, d] of content.matchAll(/(\S+) (\S+) (\S+) (\S+) \S+ \S+ cm$/gm)) {
      expect(Math.abs(Number(a) * Number(d) - Number(b) * Number(c))).toBeCloseTo(1, 4)
    }
  }
  const colors = contents.map(
    (content) => new Set(content.match(/[\d./ \w]+ (?:rg|RG|k|K|SCN|scn)$/gm)),
  )
  expect(colors.slice(2)).toEqual([
    new Set(['0 0 0 1 K', '0 0 0 1 k']),
    new Set(['0 0 0 1 K', '0 0 0 1 k']),
  ])
  expect(colors[0]?.size).toBeGreaterThan(4)
  // The foil lies exactly on what is printed: the same outlines of the name.
  const names = contents.map((content) =>
    linesOf(content).filter(({ text }) => text === perfil.nombre),
  )
  expect(names[0]).toHaveLength(1)
  expect([names[2], names[3]]).toEqual([names[0], names[1]])
})

it('has an engraved portrait in lines that a press holds, with its plate for the foil', async () => {
  const photo = await facePhoto()
  const profile: Profile = { ...perfil, retrato: 'grabado' }
  const { pdf } = await printCard(profile, { size: 'us', foil: true, home: HOME, photo })
  // Letters of straight lines have fewer points.
  const outlinesOf = (content: string) =>
    [...content.matchAll(/^\S+ \S+ m\n(?:\S+ \S+ l\n){14,}h$/gm)].map(([path]) =>
      path
        .split('\n')
        .slice(0, -1)
        .map((line) => line.split(' ').slice(0, 2).map(Number)),
    )
  const contents = await contentsOf(pdf)
  // Before the microtext round it.
  const filled = contents.map((content) => content.split('\nf\n'))
  const [front = [], , foil] = filled.map(([lines = '']) => outlinesOf(lines))
  expect(front.length).toBeGreaterThan(40)
  expect(foil).toEqual(front)
  for (const outline of front) {
    const back = outline.toReversed()
    for (const [index, [x = 0, y = 0]] of outline.slice(0, outline.length / 2).entries()) {
      expect(Math.abs((back[index]?.[1] ?? y) - y)).toBeGreaterThanOrEqual(THINNEST_PT)
      expect(x).toBeLessThanOrEqual(CARD_SIZES.us.width - SAFE_PT)
    }
  }
  // On both sides the microtext goes round what is in the middle, in letters of 0.7 mm and more.
  for (const letters of [filled[0]?.[1], filled[1]?.[0]?.split('scn\n')[1]]) {
    const points = Array.from((letters ?? '').matchAll(/(\S+) (\S+) (?=[mlc]$)/gm), ([, x, y]) => [
      Number(x),
      Number(y),
    ])
    const [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis] ?? 0))
    const middle = (values: number[] = []) => (Math.min(...values) + Math.max(...values)) / 2
    const [x, y] = [middle(xs), middle(ys)]
    const away = points.map(([px = 0, py = 0]) => Math.hypot(px - x, py - y))
    expect(points.length).toBeGreaterThan(300)
    expect(Math.max(...away) - Math.min(...away)).toBeGreaterThan(0.7 * MM)
    expect(Math.max(...away) - Math.min(...away)).toBeLessThan(1.6 * MM)
  }
  expect(filled[2]?.[1]).toBe(filled[0]?.[1])
  const { pdf: plain } = await printCard(perfil, { size: 'us', foil: false, home: HOME, photo })
  expect(outlinesOf((await contentsOf(plain))[0] ?? '')).toEqual([])
})

it.each(Object.entries(PEOPLE))('shows every word inside the safe area: %s', async (_, profile) => {
  const photo = await facePhoto()
  // The smaller height; an engraving takes long.
  const sizes = profile.retrato === 'grabado' ? (['us'] as const) : (['eu', 'us'] as const)
  for (const size of sizes) {
    const { pdf, cut, leftOut } = await printCard(profile, { size, foil: false, home: HOME, photo })
    expect([cut, leftOut]).toEqual([[], []])
    const [front = [], back = []] = (await contentsOf(pdf)).map(linesOf)
    const whole = (lines: typeof front) =>
      lines
        .map(({ text }) => text)
        .join('')
        .replace(/\s/g, '')
    const { nombre, puesto, ciudad, pais, email, telefono = '' } = profile
    for (const text of [nombre, puesto, ciudad, pais]) {
      expect(whole(front)).toContain(text.replace(/\s/g, ''))
    }
    for (const text of [nombre, email, telefono, 'ana.example.com/portfolio']) {
      expect(whole(back)).toContain(text.replace(/\s/g, ''))
    }
    const { width, height } = CARD_SIZES[size]
    for (const { text, points } of [...front, ...back]) {
      expect(points.length, text).toBeGreaterThan(10)
      const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
      expect(Math.min(...xs, ...ys), text).toBeGreaterThanOrEqual(SAFE_PT)
      expect(Math.max(...xs), text).toBeLessThanOrEqual(width - SAFE_PT)
      expect(Math.max(...ys), text).toBeLessThanOrEqual(height - SAFE_PT)
    }
  }
})

it('tells which texts have no room, and only those', async () => {
  const nombre = 'Wolfeschlegelsteinhausenberg'.repeat(9)
  const { pdf, cut } = await draw({ ...perfil, nombre })
  expect(cut).toEqual([nombre])
  const texts = (await contentsOf(pdf)).flatMap(linesOf).map(({ text }) => text)
  expect(texts.filter((text) => text.includes('…')).length).toBeGreaterThan(0)
})

it('tells which links have no room', async () => {
  const enlaces = Array.from({ length: 20 }, (_, at) => ({ red: `Red ${at}`, url: `${HOME}${at}` }))
  const { leftOut } = await draw({ ...perfil, enlaces })
  expect(leftOut).toContain('ana.example.com/portfolio/19')
  expect(leftOut).not.toContain(perfil.email)
})

const DOTS_PER_PT = 3
it.each([
  ['billete', HOME],
  ['cobre', `https://ana.example.com/${'carpeta/'.repeat(14)}`],
] as const)('has a code that a phone reads in %s, with its quiet zone: %s', async (tema, home) => {
  const { pdf } = await draw({ ...perfil, tema }, 'us', home)
  const boxes = boxesOf((await contentsOf(pdf))[1] ?? '')
  const first = boxes.findIndex(({ width }) => width < 2 * MM)
  const [field, ...modules] = boxes.slice(first - 1)
  const { data, width, height } = rasterOf(boxes.slice(first - 1), DOTS_PER_PT)
  const code = jsQR(data, width, height, { inversionAttempts: 'dontInvert' })
  expect(code?.data).toBe(home)
  const { width: module = 0 } = modules[0] ?? {}
  expect(module).toBeGreaterThanOrEqual(0.4 * MM - 0.001)
  for (const [from, side] of [
    ['x', 'width'],
    ['y', 'height'],
  ] as const) {
    const [start, end] = [field?.[from] ?? 0, (field?.[from] ?? 0) + (field?.[side] ?? 0)]
    const first = Math.min(...modules.map((box) => box[from]))
    const last = Math.max(...modules.map((box) => box[from] + box[side]))
    expect((first - start) / module).toBeCloseTo(4, 1)
    expect((end - last) / module).toBeCloseTo(4, 1)
  }
})

it('takes its options from the arguments, and from npm, which swallows them', () => {
  const asked = (args: string[], env = {}) => askedCard(args, env, es)
  expect(asked([])).toEqual({ size: 'eu', foil: false })
  expect(asked(['--size', 'us', '--foil'])).toEqual({ size: 'us', foil: true })
  const swallowed = { npm_config_size: 'true', npm_config_foil: 'true' }
  expect(asked(['us'], swallowed)).toEqual({ size: 'us', foil: true })
  expect(asked([], { npm_config_size: 'us' })).toEqual({ size: 'us', foil: false })
  for (const wrong of [['--size', 'a4'], ['us'], ['--paper'], ['--size=us', 'eu'], ['--size']]) {
    expect(() => asked(wrong), wrong.join(' ')).toThrow(es.commands.card.usage)
  }
})
