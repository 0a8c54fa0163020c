import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { CDPSession } from '@playwright/test'
import { frames } from './scene-host'
import { openScene, SMALL_WINDOW } from './scene-page'
import { expect, test } from './test'

test.use({ viewport: SMALL_WINDOW, scene: true })

const ASSETS = path.resolve(import.meta.dirname, '../../.cache/sites/root/dist/assets')
const filesOf = (name: string): string[] =>
  readdirSync(ASSETS).filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))
function fileOf(name: string): string {
  const [file] = filesOf(name)
  if (!file) throw new Error(`the build has no file ${name}-….js`)
  return file
}
const sourceOf = (file: string) => readFileSync(path.join(ASSETS, file), 'utf8')

type Node = {
  callFrame: { url: string; lineNumber: number }
  selfSize: number
  children: Node[]
}

/** The bundle has three and its helpers first; our code starts with the first shader. */
const SHADER_BEGINNINGS = ['uniform vec2 uDrift', 'uniform float uFilter', 'in vec2 vFromCentre']

function ourCode() {
  const [mixedFile = ''] = sourceOf(fileOf('start-scene')).match(/play-scene-[\w-]+\.js/) ?? []
  const source = sourceOf(mixedFile)
  const missing = SHADER_BEGINNINGS.filter((text) => !source.includes(text))
  if (missing.length > 0) throw new Error(`the scene's file has no ${missing.join(', no ')}`)
  const start = Math.min(...SHADER_BEGINNINGS.map((text) => source.indexOf(text)))
  const firstLine = source.slice(0, start).split('\n').length
  const ownFiles = [fileOf('main'), fileOf('frame-loop'), fileOf('start-scene')]
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
  const files = filesOf('play-scene')
  expect(files).toHaveLength(2)
  for (const file of files) {
    const bytes = gzipSync(sourceOf(file), { level: 9 }).byteLength
    expect(bytes, file).toBeGreaterThan(100_000)
    expect(bytes, file).toBeLessThanOrEqual(205_000)
  }
})

test('drawn by the page: a frame at rest allocates no object, a tilting one its pose and a message', async ({
  page,
}) => {
  const FRAMES = 300
  await openScene(page, '/', { resolution: 0.05, isRunning: true }, 'page')
  const device = await page.context().newCDPSession(page)
  await device.send('HeapProfiler.enable')
  // V8 boxes fractions (12 bytes each) until it optimises; objects would remain.
  await expect
    .poll(() => bytesPerFrame(device, FRAMES, () => frames(page, FRAMES)), { timeout: 50_000 })
    .toBeLessThan(200)
  const tilt = () =>
    page.evaluate(async (count) => {
      const card = document.querySelector('article') as HTMLElement
      const { x, y, width, height } = card.getBoundingClientRect()
      for (let i = 0; i < count; i++) {
        const clientX = x + (width / 2) * (1 + Math.sin(i / 20))
        const clientY = y + (height / 2) * (1 + Math.cos(i / 20))
        card.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY, bubbles: true }))
        await new Promise(requestAnimationFrame)
      }
    }, FRAMES)
  await tilt()
  const tilting = await bytesPerFrame(device, FRAMES, tilt)
  expect(tilting).toBeGreaterThan(200)
  // Measured 2,900.
  expect(tilting).toBeLessThan(4000)
})
