import assert from 'node:assert/strict'
import { SCREENS } from '../../browser/screens'
import type { Check } from '../check'
import { settled } from '../visitor'

const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]

const sideways: Check = {
  name: 'no page scrolls sideways, on phone or desktop',
  run: async (browser, { origin }) => {
    for (const { width, height } of SIZES) {
      await browser.resize(width, height)
      for (const { path } of SCREENS) {
        await browser.goto(origin + path)
        await settled(browser)
        const page = await browser.evaluate(() => {
          scrollTo({ left: 100, behavior: 'instant' })
          return { size: innerWidth, scrolled: scrollX, needed: document.body.scrollWidth }
        })
        assert.equal(page.size, width, 'the engine did not take the width')
        assert.equal(page.scrolled, 0, `${path} scrolls sideways at ${width} px`)
        assert.ok(page.needed <= width, `${path} needs ${page.needed} px of ${width}`)
      }
    }
  },
}

export const layoutChecks: readonly Check[] = [sideways]
