import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { BenchCase } from '../bench-case'
import { wait, withoutScene } from '../measurements'
import { SITE_DIR } from '../pages'

const TEXT_FILE = /\.(?:js|css|svg|html)$/
const BYTES_PER_KB = 1000
const LOADING_MS = 3000

function sentBytes(address: string): number {
  const { pathname } = new URL(address)
  const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname
  const body = readFileSync(path.join(SITE_DIR, file))
  return TEXT_FILE.test(file) ? brotliCompressSync(body).byteLength : body.byteLength
}

export const weight: BenchCase = {
  name: 'weight',
  title: 'What a visitor is sent',
  method:
    'First visit: home without the scene, everything that it loads within three seconds, brotli. Scene: the file that the worker draws from, gzip.',
  isSteady: true,
  isPlain: true,
  unit: 'KB',
  variants: [
    {
      name: 'first visit without the scene',
      measure: async (open) => {
        const { page } = await open('/', { prepare: [withoutScene], ready: 'html[data-scripted]' })
        await wait(LOADING_MS)
        const addresses = await page.evaluate(() => [
          window.location.href,
          ...performance.getEntriesByType('resource').map(({ name }) => name),
        ])
        const ofPage = addresses.filter((address) => !address.endsWith('/sw.js'))
        const bytes = [...new Set(ofPage)].reduce((sum, address) => sum + sentBytes(address), 0)
        return bytes / BYTES_PER_KB
      },
    },
    {
      name: 'scene',
      measure: async () => {
        const assets = path.join(SITE_DIR, 'assets')
        // One for the worker, one for the page; a visitor gets one of them.
        const files = readdirSync(assets).filter((name) => name.startsWith('play-scene-'))
        const sizes = files.map((file) => {
          const { byteLength } = gzipSync(readFileSync(path.join(assets, file)), { level: 9 })
          return byteLength / BYTES_PER_KB
        })
        return Math.max(...sizes)
      },
    },
  ],
  bars: [
    { claim: 'first visit ≤ 180 KB (aim 160)', of: 'first visit without the scene', atMost: 180 },
    { claim: 'scene ≤ 205 KB (aim 190)', of: 'scene', atMost: 205 },
  ],
}
