import type { Page } from '@playwright/test'
import { brightness, type Picture, pictureOfPage, pictureOfScene } from './picture'
import { runFirst } from './scene-host'
import { openScene, readLive, SMALL_WINDOW, withoutDust } from './scene-page'
import { expect, test } from './test'

test.use({ viewport: SMALL_WINDOW, scene: true })

/** Pixels of the scene per CSS px. */
const SHARPNESS = 2
/** Half the sides of the card's picture and of the part that is compared, CSS px. */
const PICTURE_RADIUS = 450
const PART_RADIUS = 126
/** Lines of the flower meet nearer to the centre. */
const CENTRE_RADIUS = 30
/** Text dims the lines up to here. */
const TEXT_MARGIN = 40
/** Of the brightness of a whole line. */
const LINE = 0.3

type Point = { x: number; y: number }
type Box = Point & { width: number; height: number }

/** Shows the lines of the card instead of their light. Call before opening. */
async function withBareLines(page: Page): Promise<void> {
  await runFirst(page, () => {
    const { shaderSource } = WebGL2RenderingContext.prototype
    WebGL2RenderingContext.prototype.shaderSource = function (shader, source) {
      const lit = 'gl_FragColor = vec4(toScreen(color), alpha);'
      const bare = 'gl_FragColor = vec4(vec3(rising.z + falling.z), 1.0);'
      shaderSource.call(this, shader, source.replace(lit, bare))
    }
  })
}

/** The CSS card's picture at the scene's sharpness, around `centre`. */
async function pictureOfCss(page: Page, centre: Point): Promise<Picture> {
  const mask = await page
    .locator('article [aria-hidden=true] > span:has(> span)')
    .first()
    .evaluate((lines) => getComputedStyle(lines).maskImage)
  const address = /url\("(.*?)"\)/.exec(mask)?.[1] ?? ''
  const svg = await (await page.request.get(address)).text()
  const blank = await page.context().newPage()
  const left = centre.x - SHARPNESS * PICTURE_RADIUS
  const top = centre.y - SHARPNESS * PICTURE_RADIUS
  const side = 2 * SHARPNESS * PICTURE_RADIUS
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  await blank.setViewportSize({
    width: SHARPNESS * SMALL_WINDOW.width,
    height: SHARPNESS * SMALL_WINDOW.height,
  })
  await blank.setContent(`<body style="margin:0;background:#000;overflow:hidden"><img alt=""
    src="${source}" style="position:absolute;left:${left}px;top:${top}px;width:${side}px">`)
  await blank.locator('img').evaluate((image: HTMLImageElement) => image.decode())
  const picture = await pictureOfPage(blank)
  await blank.close()
  return picture
}

/** Middles of lines: brighter than the neighbours on both sides, in one of two directions. */
function linesIn(picture: Picture, places: readonly Point[]): Point[] {
  const at = (x: number, y: number) => brightness(picture, x, y)
  const found: Point[] = []
  for (const { x, y } of places) {
    const here = at(x, y)
    if (here < LINE) continue
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
    ] as const) {
      const [before, after] = [at(x - dx, y - dy), at(x + dx, y + dy)]
      const bend = before + after - 2 * here
      if (before > here || after >= here || bend > -0.2) continue
      const shift = (before - after) / (2 * bend)
      found.push({ x: x + dx * shift, y: y + dy * shift })
    }
  }
  return found
}

/** Mean distance from points to the nearest of the others, px. */
function meanDistance(points: readonly Point[], others: readonly Point[]): number {
  const cells = new Map<string, Point[]>()
  const cellOf = ({ x, y }: Point) => [Math.floor(x / 8), Math.floor(y / 8)] as const
  for (const point of others) {
    const key = cellOf(point).join()
    cells.set(key, [...(cells.get(key) ?? []), point])
  }
  const nearest = (point: Point) => {
    const [column, row] = cellOf(point)
    let least = 8
    for (let x = column - 1; x <= column + 1; x++) {
      for (let y = row - 1; y <= row + 1; y++) {
        for (const other of cells.get(`${x},${y}`) ?? []) {
          least = Math.min(least, Math.hypot(point.x - other.x, point.y - other.y))
        }
      }
    }
    return least
  }
  return points.reduce((sum, point) => sum + nearest(point), 0) / points.length
}

/** Of the brightness of two pictures, −1…1. */
function correlation(a: Picture, b: Picture, places: readonly Point[]): number {
  const pairs = places.map(({ x, y }) => [brightness(a, x, y), brightness(b, x, y)] as const)
  const meanOf = (pick: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[pick], 0) / pairs.length
  const [meanA, meanB] = [meanOf(0), meanOf(1)]
  let [both, squareA, squareB] = [0, 0, 0]
  for (const [valueA, valueB] of pairs) {
    both += (valueA - meanA) * (valueB - meanB)
    squareA += (valueA - meanA) ** 2
    squareB += (valueB - meanB) ** 2
  }
  return both / Math.sqrt(squareA * squareB)
}

/** Whole pixels of the medallion away from text. */
function comparedPlaces(centre: Point, quiet: readonly Box[]): Point[] {
  const radius = SHARPNESS * PART_RADIUS
  const places: Point[] = []
  for (let y = Math.ceil(centre.y - radius); y < centre.y + radius; y++) {
    for (let x = Math.ceil(centre.x - radius); x < centre.x + radius; x++) {
      const r = Math.hypot(x + 0.5 - centre.x, y + 0.5 - centre.y)
      const isNearText = quiet.some(
        (box) =>
          x > box.x - SHARPNESS * TEXT_MARGIN &&
          x < box.x + box.width + SHARPNESS * TEXT_MARGIN &&
          y > box.y - SHARPNESS * TEXT_MARGIN &&
          y < box.y + box.height + SHARPNESS * TEXT_MARGIN,
      )
      if (r > SHARPNESS * CENTRE_RADIUS && r < radius && !isNearText) places.push({ x, y })
    }
  }
  return places
}

test('the scene and the style sheet draw the same lines', async ({ page }) => {
  await withoutDust(page)
  await withBareLines(page)
  await openScene(page, '/', { resolution: SHARPNESS })
  const { card } = await readLive(page)
  if (!card) throw new Error('there is no card')
  const { box, front } = card
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const centre = {
    x: SHARPNESS * (middle.x + front.rosette.x),
    y: SHARPNESS * (middle.y + front.rosette.y),
  }
  const quiet = front.quiet.map(({ x, y, width, height }) => ({
    x: SHARPNESS * (middle.x + x),
    y: SHARPNESS * (middle.y + y),
    width: SHARPNESS * width,
    height: SHARPNESS * height,
  }))
  const scene = await pictureOfScene(page)
  const css = await pictureOfCss(page, centre)
  const places = comparedPlaces(centre, quiet)
  const [sceneLines, cssLines] = [linesIn(scene, places), linesIn(css, places)]
  const distances = [meanDistance(sceneLines, cssLines), meanDistance(cssLines, sceneLines)]
  const cssPx = distances.map((px) => px / SHARPNESS)
  const likeness = correlation(scene, css, places)
  console.log(
    `engraving: ${sceneLines.length} and ${cssLines.length} points, ${cssPx.map((px) => px.toFixed(3))} px apart, correlation ${likeness.toFixed(3)}`,
  )
  expect(Math.min(sceneLines.length, cssLines.length)).toBeGreaterThan(3000)
  expect(Math.max(...cssPx)).toBeLessThan(0.5)
  expect(likeness).toBeGreaterThan(0.8)
})
