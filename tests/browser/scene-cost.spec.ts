import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { CDPSession } from '@playwright/test'
import { openScene, pointAtCard, SMALL_WINDOW, step } from './scene-page'
import { expect, test } from './test'

test.use({ viewport: SMALL_WINDOW, scene: true })

const ASSETS = path.resolve(import.meta.dirname, '../../.cache/sites/root/dist/assets')
const fileOf = (name: string) =>
  readdirSync(ASSETS).find((file) => file.startsWith(`${name}-`) && file.endsWith('.js')) ?? ''
const sourceOf = (name: string) => readFileSync(path.join(ASSETS, fileOf(name)), 'utf8')
const PAGE_SOURCE = sourceOf('page-host')

type Node = {
  callFrame: { url: string; lineNumber: number }
  selfSize: number
  children: Node[]
}

/** Three and its helpers come first in the scene's file; ours begins with the first shader. */
const SHADER_BEGINNINGS = [
  '// The drifting dust',
  '// Line engraving',
  "// The page's radial background",
]
const OUR_FIRST_LINE = PAGE_SOURCE.slice(
  0,
  Math.min(...SHADER_BEGINNINGS.map((text) => PAGE_SOURCE.indexOf(text))),
).split('\n').length

/** What a frame of our own code allocates; React's part of the page's file rests between events. */
const isOurs = ({ url, lineNumber }: Node['callFrame']) =>
  /\/(?:main|frame-loop)-[^/]*\.js$/.test(url) ||
  (url.endsWith(fileOf('page-host')) && lineNumber >= OUR_FIRST_LINE - 1)

const ourBytes = (node: Node): number =>
  (isOurs(node.callFrame) ? node.selfSize : 0) +
  node.children.reduce((sum, child) => sum + ourBytes(child), 0)

/** Bytes that our code allocates a frame, those collected meanwhile included. */
async function bytesPerFrame(device: CDPSession, frames: number, run: () => Promise<void>) {
  await device.send('HeapProfiler.collectGarbage')
  await device.send('HeapProfiler.startSampling', {
    samplingInterval: 256,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  })
  await run()
  const { profile } = await device.send('HeapProfiler.stopSampling')
  return ourBytes(profile.head) / frames
}

test('the scene’s file is at most 205 KB in gzip, in the worker and on the page', () => {
  expect(SHADER_BEGINNINGS.filter((text) => !PAGE_SOURCE.includes(text))).toEqual([])
  for (const name of ['worker-scene', 'page-host']) {
    const bytes = gzipSync(sourceOf(name), { level: 9 }).byteLength
    expect(bytes, name).toBeGreaterThan(100_000)
    expect(bytes, name).toBeLessThanOrEqual(205_000)
  }
})

test('a frame at rest makes no object of ours, a tilting one only its pose’s strings', async ({
  page,
}) => {
  const FRAMES = 1500
  await openScene(page, '/', { resolution: 0.05 })
  await pointAtCard(page, 0, 0)
  await step(page, 8, FRAMES)
  const device = await page.context().newCDPSession(page)
  await device.send('HeapProfiler.enable')
  // Numbers with a fraction are boxed, 12 bytes each, wherever V8 has not optimised yet: a dozen of
  // them, more on a busy machine. It optimises as the frames go by; an object stays.
  await expect
    .poll(() => bytesPerFrame(device, FRAMES, () => step(page, 8, FRAMES)), { timeout: 30_000 })
    .toBeLessThan(200)
  const tilting = await bytesPerFrame(device, FRAMES, () =>
    page.evaluate((count) => {
      const { step: run, live } = window.portfolioTest ?? {}
      const { pointer } = live as { pointer: { x: number; y: number; isOver: boolean } }
      for (let i = 0; i < count; i++) {
        pointer.x = Math.sin(i / 20)
        pointer.y = Math.cos(i / 20)
        run?.(8)
      }
    }, FRAMES),
  )
  expect(tilting).toBeGreaterThan(200)
  expect(tilting).toBeLessThan(1200)
})
