import assert from 'node:assert/strict'
import { SCREENS } from '../../browser/screens'
import type { Check } from '../check'
import { settled, until } from '../visitor'

const secondVisit: Check = {
  name: 'the second visit works without a server',
  run: async (browser, { origin, start, stop }) => {
    await browser.goto(`${origin}/`)
    await settled(browser)
    await until(
      browser,
      'the service worker to answer for the page',
      () => navigator.serviceWorker.controller?.state === 'activated',
    )
    await stop()
    try {
      for (const { path, title } of SCREENS) {
        await browser.goto(origin + path)
        await settled(browser)
        const heading = await browser.evaluate(() => document.querySelector('h1')?.textContent)
        assert.equal(heading, title, path)
      }
    } finally {
      await start()
    }
  },
}

export const offlineChecks: readonly Check[] = [secondVisit]
