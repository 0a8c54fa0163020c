import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { type Profile, UNKNOWN_SITE } from '../../src/model/schema/schema'
import { CARD_SIZES, type CardSize, printCard } from '../../src/tools/card/print-card'
import { askedCard } from '../../src/tools/commands/card'
import { es } from '../../src/tools/messages/es/es'
import { readFixture } from '../fixtures/fixture'
import { openPdf, runsOf } from './pdf-text'

const MM = 72 / 25.4
const THINNEST_PT = { ink: 0.283, foil: 0.425 }
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

const facePhoto = (hair = '') =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600">
      <rect width="600" height="600" fill="#246"/>${hair}<ellipse cx="300" cy="300" rx="150" ry="200" fill="#eca"/>
      <circle cx="250" cy="270" r="16"/><circle cx="350" cy="270" r="16"/></svg>`),
  )
    .png()
    .toBuffer()

const draw = (profile: Profile, size: CardSize = 'eu', home = HOME, foil = false) =>
  printCard(profile, { size, foil, home })
const withFoil = { eu: draw(perfil, 'eu', HOME, true), us: draw(perfil, 'us', HOME, true) }

type Point = { x: number; y: number }
type Drawn = { operator: string; paths: Point[][]; color: string; width: number }
type State = { matrix: number[]; width: number; fill: string; stroke: string }

/** What a page fills and strokes, in pt from the trimmed card's upper left corner. */
function drawnOn(content: string, trim: { x: number; y: number; height: number }): Drawn[] {
  let state: State = { matrix: [1, 0, 0, 1, 0, 0], width: 1, fill: '', stroke: '' }
  const states: State[] = []
  const all: Drawn[] = []
  let paths: Point[][] = []
  for (const line of content.split('\n')) {
    const operator = line.slice(line.lastIndexOf(' ') + 1)
    const values = line.split(' ').slice(0, -1).map(Number)
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = state.matrix
    if (operator === 'q') states.push(state)
    if (operator === 'Q') state = states.pop() ?? state
    if (operator === 'cm') {
      const [g = 0, h = 0, i = 0, j = 0, k = 0, l = 0] = values
      const turned = [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j]
      state = { ...state, matrix: [...turned, a * k + c * l + e, b * k + d * l + f] }
    }
    const [width = 0] = values
    if (operator === 'w') state = { ...state, width: width * Math.sqrt(Math.abs(a * d - b * c)) }
    if (/^(?:rg|g|k|scn)$/.test(operator)) state = { ...state, fill: line }
    if (/^(?:RG|G|K|SCN)$/.test(operator)) state = { ...state, stroke: line }
    if (operator === 'm') paths.push([])
    if (/^[mlc]$/.test(operator)) {
      for (let at = 0; at < values.length; at += 2) {
        const [x = 0, y = 0] = values.slice(at)
        const down = trim.y + trim.height - (b * x + d * y + f)
        paths.at(-1)?.push({ x: a * x + c * y + e - trim.x, y: down })
      }
    }
    if (/^(?:S|f\*?|n)$/.test(operator)) {
      const color = operator === 'S' ? state.stroke : state.fill
      if (operator !== 'n') all.push({ operator, paths, color, width: state.width })
      paths = []
    }
  }
  return all
}

/** Of each page: its operators, what they draw, and its texts as programs read them, from their baselines. */
async function pagesOf(file: Uint8Array) {
  const pdf = await PDFDocument.load(file, { updateMetadata: false })
  const { document } = await openPdf(file)
  return Promise.all(
    pdf.getPages().map(async (page, index) => {
      const stream = page.node.lookup(PDFName.of('Contents'))
      if (!(stream instanceof PDFRawStream)) throw new Error('a page without content')
      const content = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
      const trim = page.getTrimBox()
      const runs = await runsOf(await document.getPage(index + 1))
      const lines = runs.map(({ left, right, base, ...run }) => {
        const place = { x: left - trim.x, y: trim.y + trim.height - base }
        return { ...run, ...place, width: right - left }
      })
      return { content, drawn: drawnOn(content, trim), lines }
    }),
  )
}
type Page = Awaited<ReturnType<typeof pagesOf>>[number]

const textsOf = ({ lines }: Page) => lines.filter(({ isTurned }) => !isTurned)
const microtextOf = ({ lines }: Page) => lines.filter(({ isTurned }) => isTurned)

const span = (values: readonly number[]) => {
  const [start, end] = [Math.min(...values), Math.max(...values)]
  return { start, end, length: end - start, middle: (start + end) / 2 }
}

/** The boxes of a page, in the order in which they are filled, with the red of their ink, 0 to 1. */
const boxesOf = ({ drawn }: Page) =>
  drawn.flatMap(({ operator, paths, color }) =>
    paths.flatMap((path) => {
      const [across, down] = [span(path.map(({ x }) => x)), span(path.map(({ y }) => y))]
      if (operator === 'S' || path.length !== 4) return []
      const size = { width: across.length, height: down.length }
      return [{ x: across.start, y: down.start, ...size, red: Number.parseFloat(color) }]
    }),
  )
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
    const [width, height] = CARD_SIZES[size]
    expect([width, height]).toEqual(size === 'eu' ? [85, 55] : [88.9, 50.8])
    for (const page of pdf.getPages()) {
      const trim = page.getTrimBox()
      const bleed = page.getBleedBox()
      const media = page.getMediaBox()
      expect(page.getCropBox()).toEqual(media)
      expect(trim.width).toBeCloseTo(width * MM, 3)
      expect(trim.height).toBeCloseTo(height * MM, 3)
      for (const side of ['x', 'y'] as const) {
        expect(trim[side] - bleed[side]).toBeCloseTo(3 * MM, 3)
        expect(bleed[side] - media[side]).toBeGreaterThan(5 * MM)
      }
      expect(bleed.width - trim.width).toBeCloseTo(6 * MM, 3)
      expect(media.height - trim.height).toBeCloseTo(2 * trim.y, 3)
      // No picture, and no transparency.
      const resources = page.node.Resources()?.keys().map(String) ?? []
      expect(resources).not.toContain('/XObject')
      expect(resources).not.toContain('/ExtGState')
    }
    const fonts = Buffer.from(file)
      .toString('latin1')
      .match(/\/FontFile\d? /g)
    expect(fonts?.length).toBeGreaterThanOrEqual(3)
  },
)

it('has the same bytes twice', async () => {
  const { pdf } = await draw(perfil, 'eu', HOME, true)
  expect(Buffer.from(pdf).equals((await withFoil.eu).pdf)).toBe(true)
})

it('has no line too thin for a press, and one plate alone on the pages of the foil', async () => {
  const pages = await pagesOf((await withFoil.eu).pdf)
  const drawn = pages.map((page) => page.drawn.filter(({ operator }) => operator === 'S'))
  for (const lines of drawn) {
    expect(lines.flatMap(({ paths }) => paths).length).toBeGreaterThan(20)
    // The foil's lines lie on lines of ink as wide.
    expect(Math.min(...lines.map(({ width }) => width))).toBeGreaterThanOrEqual(THINNEST_PT.foil)
  }
  const [inked] = await pagesOf((await draw(perfil)).pdf)
  const widths = inked?.drawn.filter(({ operator }) => operator === 'S').map(({ width }) => width)
  expect(Math.min(...(widths ?? [0]))).toBeGreaterThanOrEqual(THINNEST_PT.ink)
  const colors = pages.map(
    ({ content }) => new Set(content.match(/^.+ (?:rg|RG|g|G|k|K|SCN|scn)$/gm)),
  )
  expect(colors.slice(2)).toEqual([
    new Set(['0 0 0 1 K', '0 0 0 1 k']),
    new Set(['0 0 0 1 K', '0 0 0 1 k']),
  ])
  expect(colors[0]?.size).toBeGreaterThan(4)
  // The foil lies exactly on what is printed: the same name, and the same lines but for the field's.
  const [front, back, frontFoil, backFoil] = pages.map(textsOf)
  const names = [front, back].map((lines) =>
    lines?.filter(({ text }) => perfil.nombre.includes(text)),
  )
  const said = names.map((lines) => lines?.map(({ text }) => text).join(' '))
  expect(said).toEqual([perfil.nombre, perfil.nombre])
  expect([frontFoil, backFoil]).toEqual(names)
  const pathsOf = (lines?: Drawn[]) => lines?.map(({ paths, width }) => ({ paths, width }))
  for (const side of [0, 1]) {
    const foil = pathsOf(drawn[side + 2]) ?? []
    expect(foil.length).toBeGreaterThan(4)
    expect(pathsOf(drawn[side])).toEqual(expect.arrayContaining(foil))
  }
})

it.each(['eu', 'us'] as const)('has both rings where no knife reaches them, %s', async (size) => {
  const [, , ...foils] = await pagesOf((await withFoil[size]).pdf)
  const [width, height] = CARD_SIZES[size].map((side) => side * MM) as [number, number]
  for (const { drawn } of foils) {
    // Crop marks are beyond the card.
    const isOnCard = ({ x, y }: Point) => x > 0 && x < width && y > 0 && y < height
    const points = drawn.flatMap(({ paths }) => paths.flat()).filter(isOnCard)
    const [x, y] = [span(points.map((each) => each.x)), span(points.map((each) => each.y))]
    expect(x.end).toBeGreaterThan(width - SAFE_PT - 2 * MM)
    expect(x.end).toBeLessThanOrEqual(width - SAFE_PT)
    expect(y.start).toBeGreaterThanOrEqual(SAFE_PT)
    expect(y.end).toBeLessThanOrEqual(height - SAFE_PT)
  }
})

it('has pale lines of ink, and no foil, where a portrait is dark', async () => {
  const profile: Profile = { ...perfil, retrato: 'grabado' }
  const photo = await facePhoto('<ellipse cx="300" cy="280" rx="220" ry="270" fill="#432"/>')
  const { pdf } = await printCard(profile, { size: 'eu', foil: true, home: HOME, photo })
  const [front, , foil] = await pagesOf(pdf)
  const [width, height] = CARD_SIZES.eu.map((side) => side * MM) as [number, number]
  /** Above the face, in the disc. */
  const isHair = ({ x, y }: Point) =>
    Math.hypot(x - (width - 23.5 * MM), y - height / 2) < 12 * MM && y < height / 2 - 9.5 * MM
  const hairOf = (page?: Page) =>
    page?.drawn.flatMap(({ paths }) => paths.filter((path) => path.every(isHair)))
  expect(hairOf(front)?.length).toBeGreaterThan(2)
  expect(hairOf(foil)).toEqual([])
})

it('has an engraved portrait in lines that a press holds, with its plate for the foil', async () => {
  const photo = await facePhoto()
  const profile: Profile = { ...perfil, retrato: 'grabado' }
  const { pdf } = await printCard(profile, { size: 'us', foil: true, home: HOME, photo })
  const outlinesOf = (page?: Page) =>
    page?.drawn
      .filter(({ operator }) => operator !== 'S')
      .flatMap(({ paths }) => paths.filter(({ length }) => length > 8)) ?? []
  const pages = await pagesOf(pdf)
  const [front, back, foil] = pages
  const outlines = outlinesOf(front)
  expect(outlines.length).toBeGreaterThan(30)
  expect(outlinesOf(foil)).toEqual(outlines)
  for (const outline of outlines) {
    const under = outline.toReversed()
    for (const [index, { x, y }] of outline.slice(0, outline.length / 2).entries()) {
      const wide = Math.abs((under[index]?.y ?? y) - y)
      expect(wide).toBeGreaterThanOrEqual(THINNEST_PT.foil - 0.001)
      expect(x).toBeLessThanOrEqual(CARD_SIZES.us[0] * MM - SAFE_PT)
    }
  }
  // On both sides the microtext goes round what is in the middle, in letters of 0.7 mm and more, on foil of 1 mm.
  for (const page of [front, back]) {
    const letters = page ? microtextOf(page) : []
    expect(letters.length).toBeGreaterThan(60)
    const [x, y] = [
      span(letters.map((letter) => letter.x)),
      span(letters.map((letter) => letter.y)),
    ]
    const away = span(letters.map((letter) => Math.hypot(letter.x - x.middle, letter.y - y.middle)))
    expect(away.length).toBeLessThan(0.5 * MM)
    for (const { size } of letters) {
      expect(0.71 * size).toBeGreaterThanOrEqual(MM * 0.99)
      expect(0.71 * size).toBeLessThan(1.3 * MM)
    }
  }
  expect(foil && microtextOf(foil)).toEqual(front && microtextOf(front))
  const { pdf: plain } = await printCard(perfil, { size: 'us', foil: false, home: HOME, photo })
  expect(outlinesOf((await pagesOf(plain))[0])).toEqual([])
})

it('has microtext from right to left, its words whole', async () => {
  const [, back] = await pagesOf((await draw(HEBREW)).pdf)
  const words = back ? microtextOf(back).map(({ text }) => text) : []
  expect(words.slice(0, 2)).toEqual(['כהן', 'נועה'])
})

/** Hebrew words stand in the order in which they are seen. */
const partsOf = (text: string) =>
  /\p{Script=Hebrew}/u.test(text) ? text.split(' ') : [text.replace(/\s/g, '')]

it.each(Object.entries(PEOPLE))('shows every word inside the safe area: %s', async (_, profile) => {
  const photo = await facePhoto()
  // The smaller height; an engraving takes long.
  const sizes = profile.retrato === 'grabado' ? (['us'] as const) : (['eu', 'us'] as const)
  for (const size of sizes) {
    const { pdf, cut, leftOut } = await printCard(profile, { size, foil: false, home: HOME, photo })
    expect([cut, leftOut]).toEqual([[], []])
    const [front = [], back = []] = (await pagesOf(pdf)).map(textsOf)
    const whole = (lines: typeof front) =>
      lines
        .map(({ text }) => text)
        .join('')
        .replace(/\s/g, '')
    const { nombre, puesto, ciudad, pais, email, telefono = '' } = profile
    for (const text of [nombre, puesto, ciudad, pais]) {
      for (const part of partsOf(text)) expect(whole(front)).toContain(part)
    }
    for (const text of [nombre, email, telefono, 'ana.example.com/portfolio']) {
      for (const part of partsOf(text)) expect(whole(back)).toContain(part)
    }
    const [width, height] = CARD_SIZES[size]
    for (const { text, x, y, width: length, size: letters } of [...front, ...back]) {
      expect(Math.min(x, y - 0.75 * letters), text).toBeGreaterThanOrEqual(SAFE_PT)
      expect(x + length, text).toBeLessThanOrEqual(width * MM - SAFE_PT)
      expect(y + 0.22 * letters, text).toBeLessThanOrEqual(height * MM - SAFE_PT)
    }
  }
})

it('is drawn of a name alone', async () => {
  const none = { puesto: '', ciudad: '', pais: '', email: '', resumen: '' }
  const onlyName: Profile = { nombre: perfil.nombre, ...none, sitio: UNKNOWN_SITE }
  const { pdf, cut, leftOut } = await draw(onlyName, 'eu', UNKNOWN_SITE)
  expect([cut, leftOut]).toEqual([[], []])
  const texts = (await pagesOf(pdf)).map((page) => page.lines.map(({ text }) => text))
  expect(texts).toEqual([[perfil.nombre], [perfil.nombre]])
})

it('tells which texts have no room, and only those', async () => {
  const nombre = 'Wolfeschlegelsteinhausenberg'.repeat(40)
  const { pdf, cut } = await draw({ ...perfil, nombre })
  expect(cut).toEqual([nombre])
  const texts = (await pagesOf(pdf)).flatMap(textsOf).map(({ text }) => text)
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
  const [, back] = await pagesOf(pdf)
  const boxes = back ? boxesOf(back) : []
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
    expect(() => asked(wrong), wrong.join(' ')).toThrow(es.commands.usage.card)
  }
})
