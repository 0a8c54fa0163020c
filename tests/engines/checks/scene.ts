import assert from 'node:assert/strict'
import { SCREENS } from '../../browser/screens'
import type { Check } from '../check'
import { frames, playerLoaded, sceneReady, settled, until } from '../visitor'

const FRAMES = 30

const live: Check = {
  name: 'the scene is drawn where WebGL 2 is available, with an empty console',
  run: async (browser, { origin }) => {
    await browser.resize(900, 640)
    await browser.goto(`${origin}/`)
    await settled(browser)
    const hasWebGl2 = await browser.evaluate(() => {
      const gl = document.createElement('canvas').getContext('webgl2')
      gl?.getExtension('WEBGL_lose_context')?.loseContext()
      return gl !== null
    })
    assert.ok(hasWebGl2, 'this engine gives no WebGL 2 context on this machine')
    await sceneReady(browser)
    await frames(browser, FRAMES)
    const state = () => document.documentElement.dataset.scene
    assert.equal(await browser.evaluate(state), 'ready')
    assert.deepEqual(await browser.messages(), [])
  },
}

const withoutWebGl: Check = {
  name: 'without WebGL every page is complete, with an empty console',
  conditions: { hasWebGl: false },
  run: async (browser, { origin }) => {
    for (const { path, title } of SCREENS) {
      await browser.goto(origin + path)
      await settled(browser)
      await playerLoaded(browser)
      await until(browser, 'the scene to be given up', () => {
        const { scene } = document.documentElement.dataset
        return scene === 'unavailable' || scene
      })
      const shown = await browser.evaluate(() => ({
        heading: document.querySelector('h1')?.textContent,
        canvases: document.querySelectorAll('canvas').length,
      }))
      assert.deepEqual(shown, { heading: title, canvases: 0 }, path)
      assert.deepEqual(await browser.messages(), [], path)
    }
  },
}

export const sceneChecks: readonly Check[] = [live, withoutWebGl]
