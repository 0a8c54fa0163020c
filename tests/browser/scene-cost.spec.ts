import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { CDPSession } from '@playwright/test'
import { openScene, pointAtCard, SMALL_WINDOW, step } from './scene-page'
import { expect, test } from './test'

test.use({ viewport: SMALL_WINDOW, scene: true })

const ASSETS = path.resolve(import.meta.dirname, '../../.cache/sites/root/dist/assets')
function fileOf(name: string): string {
  const isIt = (file: string) => file.startsWith(`${name}-`) && file.endsWith('.js')
  const file = readdirSync(ASSETS).find(isIt)
  if (!file) throw new Error(`the build has no file ${name}-….js`)
  return file
}
const sourceOf = (name: string) => readFileSync(path.join(ASSETS, fileOf(name)), 'utf8')

type Node = {
  callFrame: { url: string; lineNumber: number }
  selfSize: number
  children: Node[]
}

/** The bundle has three and its helpers first; our code starts with the first shader. */
const SHADER_BEGINNINGS = [
  'uniform vec2 uResolution',
  'uniform float uFilter',
  'in vec2 vFromCentre',
]

function ourCode() {
  const source = sourceOf('page-host')
  const missing = SHADER_BEGINNINGS.filter((text) => !source.includes(text))
  if (missing.length > 0) throw new Error(`the scene's file has no ${missing.join(', no ')}`)
  const start = Math.min(...SHADER_BEGINNINGS.map((text) => source.indexOf(text)))
  const firstLine = source.slice(0, start).split('\n').length
  const mixedFile = fileOf('page-host')
  const ownFiles = [fileOf('main'), fileOf('frame-loop')]
  return ({ url, lineNumber }: Node['callFrame']) =>
    ownFiles.some((file) => url.endsWith(file)) ||
    (url.endsWith(mixedFile) && lineNumber >= firstLine - 1)
}

const bytesOf = (node: Node, isOurs: ReturnType<typeof ourCode>): number =>
  (isOurs(node.callFrame) ? node.selfSize : 0) +
  node.children.reduce((sum, child) => sum + bytesOf(child, isOurs), 0)

/** Bytes per frame, garbage included. */
async function bytesPerFrame(device: CDPSession, frames: number, run: () => Promise<void>) {
  await device.send('HeapProfiler.collectGarbage')
  await device.send('HeapProfiler.startSampling', {
    samplingInterval: 256,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  })
  await run()
  const { profile } = await device.send('HeapProfiler.stopSampling')
  return bytesOf(profile.head, ourCode()) / frames
}

test('the scene’s file is at most 205 KB gzipped, for worker and page', () => {
  for (const name of ['worker-scene', 'page-host']) {
    const bytes = gzipSync(sourceOf(name), { level: 9 }).byteLength
    expect(bytes, name).toBeGreaterThan(100_000)
    expect(bytes, name).toBeLessThanOrEqual(205_000)
  }
})

test('a frame at rest allocates no object, a tilting one only the pose’s strings', async ({
  page,
}) => {
  const FRAMES = 500
  await openScene(page, '/', { resolution: 0.05 })
  await pointAtCard(page, 0, 0)
  await step(page, 8, 2 * FRAMES)
  const device = await page.context().newCDPSession(page)
  await device.send('HeapProfiler.enable')
  // V8 boxes fractions (12 bytes each) until it optimises; objects would remain.
  await expect
    .poll(() => bytesPerFrame(device, FRAMES, () => step(page, 8, FRAMES)), { timeout: 30_000 })
    .toBeLessThan(200)
  const tilt = () =>
    page.evaluate((count) => {
      const { step: run, live } = window.portfolioTest ?? {}
      const { pointer } = live as { pointer: { x: number; y: number; isOver: boolean } }
      for (let i = 0; i < count; i++) {
        pointer.x = Math.sin(i / 20)
        pointer.y = Math.cos(i / 20)
        run?.(8)
      }
    }, FRAMES)
  await tilt()
  const tilting = await bytesPerFrame(device, FRAMES, tilt)
  expect(tilting).toBeGreaterThan(200)
  expect(tilting).toBeLessThan(1200)
})
