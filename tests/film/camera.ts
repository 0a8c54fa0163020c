import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { step } from './step'

type Point = { x: number; y: number }

/** ms. The page's frame loop caps steps at 50 ms. */
export const FRAME_MS = 60
const STEPS = 2

/** A headless browser shows no pointer. Its tip is at 0, 0. */
const POINTER = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="22" height="30" viewBox="-1.5 -1.5 22 30">
  <path d="M0 0v21l5-4.6 3.6 8 3.8-1.7-3.5-7.9H16z" fill="#fff" stroke="#05070c" stroke-width="1.5"/>
  </svg>`,
)

const AIM_S = 0.2

const eased = (part: number) => part * part * (3 - 2 * part)

async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not to be seen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export function createCamera(page: Page, start: Point) {
  const frames: Buffer[] = []
  let at = start

  async function takeFrame(): Promise<void> {
    for (let i = 0; i < STEPS; i++) await step(page, FRAME_MS / STEPS)
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
