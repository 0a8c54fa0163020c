import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { screen as words } from '../../src/site/words/es'
import { readLive } from '../browser/scene-page'
import { step } from '../browser/stepped'
import { inStudio, openEntered, saveInDocs } from './studio'

/** Larger than shown: the foil is finer than one pixel of the film. */
const STAGE = { width: 1600, height: 900 }
const FILM_WIDTH = 1280
/** At lower values the encoder skips blocks of the paper, which then looks patchy. */
const QUALITY = 85

type Point = { x: number; y: number }

const FRAME_MS = 60

/** A headless browser shows no pointer. Its tip is at 0, 0. */
const POINTER = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="22" height="30" viewBox="-1.5 -1.5 22 30">
  <path d="M0 0v21l5-4.6 3.6 8 3.8-1.7-3.5-7.9H16z" fill="#fff" stroke="#05070c" stroke-width="1.5"/>
  </svg>`,
)

const AIM_S = 0.2
/** Parts of the stage, from tile to tile. */
const SHEET_PATH = [
  [0.66, 0.3],
  [0.36, 0.36],
  [0.4, 0.66],
] as const

const eased = (part: number) => part * part * (3 - 2 * part)

async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not to be seen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

function createCamera(page: Page, start: Point) {
  const frames: Buffer[] = []
  let at = start

  async function takeFrame(): Promise<void> {
    await step(page, FRAME_MS)
    const shot = await page.screenshot({ animations: 'allow' })
    const pointer = { input: POINTER, left: Math.round(at.x), top: Math.round(at.y) }
    frames.push(await sharp(shot).composite([pointer]).removeAlpha().png().toBuffer())
  }

  return {
    frames: frames as readonly Buffer[],
    async wait(seconds: number): Promise<void> {
      for (let left = seconds * 1000; left > 0; left -= FRAME_MS) await takeFrame()
    },
    async glide(to: Point, seconds: number): Promise<void> {
      const from = at
      const count = Math.round((seconds * 1000) / FRAME_MS)
      for (let i = 1; i <= count; i++) {
        const part = eased(i / count)
        at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
        await page.mouse.move(at.x, at.y)
        await takeFrame()
      }
    },
    /**
     * Aims twice, because the card tilts on the way.
     * @throws Error when the pointer is not on it in the end
     */
    async press(target: Locator, seconds: number): Promise<void> {
      await this.glide(await middleOf(target), seconds)
      await this.glide(await middleOf(target), AIM_S)
      const isOn = await target.evaluate(
        (element, { x, y }) => element.contains(document.elementFromPoint(x, y)),
        at,
      )
      if (!isOn) throw new Error(`the pointer missed ${target}`)
      await page.mouse.down()
      await page.mouse.up()
    },
  }
}

/** Some three seconds each: the light rakes over the card, the card parts, the sheet takes the light, a section. */
async function play(page: Page) {
  const camera = createCamera(page, { x: STAGE.width * 0.94, y: STAGE.height * 0.7 })
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  const { card } = await readLive(page)
  if (!card) throw new Error('there is no card to film')
  const onCard = (x: number, y: number) => ({
    x: card.box.x + (card.box.width / 2) * (1 + x),
    y: card.box.y + (card.box.height / 2) * (1 + y),
  })
  await camera.glide(onCard(0.75, 0.1), 0.7)
  await camera.glide(onCard(0.2, -0.85), 0.7)
  await camera.glide(onCard(-0.8, -0.1), 0.8)
  await camera.glide(onCard(0.3, 0.6), 0.8)
  await camera.press(link(words.home.toNavigation), 0.7)
  await camera.wait(2.1)
  for (const [x, y] of SHEET_PATH)
    await camera.glide({ x: STAGE.width * x, y: STAGE.height * y }, 0.9)
  await camera.press(link(words.routes.education), 0.5)
  await camera.wait(1.3)
  await camera.glide({ x: STAGE.width * 0.7, y: STAGE.height * 0.35 }, 0.9)
  await camera.glide({ x: STAGE.width * 0.72, y: STAGE.height * 0.62 }, 0.9)
  await camera.wait(0.6)
  return camera.frames
}

async function write(frames: readonly Buffer[]): Promise<void> {
  const small = await Promise.all(
    frames.map((frame) => sharp(frame).resize({ width: FILM_WIDTH }).png().toBuffer()),
  )
  const delay = frames.map(() => FRAME_MS)
  const film = sharp(small, { join: { animated: true } })
  await saveInDocs(film.webp({ quality: QUALITY, effort: 5, loop: 0, delay }), 'film.webp')
  console.log(`${frames.length} frames, ${(frames.length * FRAME_MS) / 1000} s`)
}

export const run = (executablePath: string | undefined): Promise<void> =>
  inStudio(executablePath, STAGE, async (page) => {
    await openEntered(page, '/')
    await write(await play(page))
  })
