import { writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { SCREENS } from '../browser/screens'
import type { Engine } from './start-engine'
import { pressNamed, sceneReady, settled } from './visitor'

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
/** The card's sway and the rosette's drawing must end first. */
const GREETING_MS = 4000
const MOST_HEIGHT_PX = 2500

/** Screenshots for visual review: `<prefix>-<screen>-<width>.png`. */
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
        await pause(GREETING_MS)
        const name = path.replaceAll('/', '') || 'inicio'
        writeFileSync(`${prefix}-${name}-${width}.png`, await browser.picture())
        if (path !== '/') continue
        await pressNamed(browser, 'Ver el reverso')
        await pause(GREETING_MS)
        writeFileSync(`${prefix}-reverso-${width}.png`, await browser.picture())
      }
    }
  } finally {
    await browser.close()
  }
}
