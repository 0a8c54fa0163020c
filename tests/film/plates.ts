import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { LINE_WIDTH, PLATE_RADIUS } from '../../src/site/engraving/plate'
import { Workspace } from '../../src/tools/content/workspace/workspace'
import { plateOf } from '../../src/tools/drawing/draw-plate'
import { drawingOf } from '../../src/tools/drawing/ring-drawing'
import { THEMES } from '../../src/tools/theme/themes'
import { lineOf } from '../../src/tools/typeset/line'

const SHEET = 'plates.png'
const COLUMNS = 5
const SIDE = 2 * PLATE_RADIUS
const MARGIN = 14
/** Gives a cell whole pixels at `SCALE`. */
const TEXT_ROOM = 39
const NAME_SIZE = 15
const NAME_ROOM_BELOW = 6
/** Of a plate with its name, units. */
const CELL = { width: SIDE + 2 * MARGIN, height: SIDE + MARGIN + TEXT_ROOM }
/** Pixels per unit; smaller where the sheet would be larger than sharp draws. */
const SCALE = 1.6
const MOST_PX = 16_000
const SVG_DENSITY = 72

const { paper, foil, ink } = THEMES.cobre
const PAPER = paper[1]

const svgPicture = (svg: string, density: number) => sharp(Buffer.from(svg), { density })

/** Drawn one by one: ids repeat from plate to plate. */
async function cell(name: string, density: number): Promise<Buffer> {
  const { rings, rope, circles } = plateOf({ nombre: name })
  const { width, height } = CELL
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<g transform="translate(${width / 2} ${MARGIN + PLATE_RADIUS})" fill="none" stroke="${foil[2]}" stroke-width="${LINE_WIDTH}">`,
    drawingOf({ decimals: 2 })([...rings, rope]),
    ...circles.map(({ radius, width }) => `<circle r="${radius}" stroke-width="${width}"/>`),
    '</g></svg>',
  ].join('')
  const plate = svgPicture(drawing, density)
  const { svg } = await lineOf(name, { family: 'screen', size: NAME_SIZE, height: 1.5 })
  if (svg === undefined) return plate.png().toBuffer()
  const [cellSize, letters] = await Promise.all([
    plate.metadata(),
    svgPicture(svg.replaceAll('#ffffff', ink), density).png().toBuffer({ resolveWithObject: true }),
  ])
  const top =
    cellSize.height - letters.info.height - Math.round((NAME_ROOM_BELOW * density) / SVG_DENSITY)
  const left = Math.round((cellSize.width - letters.info.width) / 2)
  return plate
    .composite([{ input: letters.data, left, top }])
    .png()
    .toBuffer()
}

/** The medallions of names in one picture, the names below them. */
export async function contactSheet(names: readonly string[], columns = COLUMNS): Promise<Sharp> {
  const across = Math.min(columns, names.length)
  const rows = Math.ceil(names.length / across)
  const density = SVG_DENSITY * Math.min(SCALE, MOST_PX / (rows * CELL.height))
  const cells = await Promise.all(names.map((name) => cell(name, density)))
  return sharp(cells, { join: { across, background: PAPER } }).flatten({ background: PAPER })
}

/** None where the file cannot be read. */
function readNames(file: string): string[] {
  try {
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.map((line) => line.trim()).filter((line) => line !== '')
  } catch {
    return []
  }
}

/** Draws the medallions of the names in a file, one a line. Exit code 2: wrong arguments. */
export async function run([file, ...others]: readonly string[]): Promise<number> {
  const say = new Workspace(process.cwd()).say.commands
  if (file === undefined || others.length > 0) {
    console.error(say.platesUsage)
    return 2
  }
  const names = readNames(file)
  if (names.length === 0) {
    console.error(say.noNames(file))
    return 1
  }
  const sheet = await contactSheet(names)
  await sheet.png({ palette: true }).toFile(SHEET)
  console.log(say.platesDrawn(names.length, SHEET))
  return 0
}
