import { writeFileSync } from 'node:fs'
import { SCREENS } from '../browser/screens'
import type { Engine } from './start-engine'
import { sceneReady, settled } from './visitor'

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
/** As much of a long page as the screen without a screen has room for. */
const MOST_HEIGHT_PX = 2500

/** A picture of every screen at both sizes, to be looked at: `<prefix>-<screen>-<width>.png`. */
export async function takePictures(engine: Engine, prefix: string): Promise<void> {
  const browser = await engine.launch({})
  try {
    for (const { path } of SCREENS) {
      for (const { width, height } of SIZES) {
        await browser.resize(width, height)
        await browser.goto(engine.site.origin + path)
        await settled(browser)
        const needed = await browser.evaluate(() => document.documentElement.scrollHeight)
        await browser.resize(width, Math.min(Math.max(needed, height), MOST_HEIGHT_PX))
        await sceneReady(browser)
        const name = path.slice(1) || 'inicio'
        writeFileSync(`${prefix}-${name}-${width}.png`, await browser.picture())
      }
    }
  } finally {
    await browser.close()
  }
}
