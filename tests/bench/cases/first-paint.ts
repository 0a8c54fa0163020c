import type { BenchCase, Open } from '../bench-case'

const ROUTES = ['/', '/navegacion/', '/experiencia/', '/educacion/', '/habilidades/', '/proyectos/']
const CPU_SLOWDOWN = 4
/** Lighthouse's slow 4G: ms, bytes a second. */
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
}
const PHONE = { width: 412, height: 823 }
const WATCHED_MS = 4000

async function paints(open: Open, path: string) {
  const { page, cdp } = await open(path, { ready: 'html[data-scripted]' })
  await cdp.send('Network.enable')
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  await cdp.send('Network.emulateNetworkConditions', SLOW_NETWORK)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.setViewportSize(PHONE)
  await page.reload()
  const times = await page.evaluate(
    (ms) =>
      new Promise<{ first: number; largest: number }>((resolve) => {
        let largest = 0
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntries()) largest = startTime
        }).observe({ type: 'largest-contentful-paint', buffered: true })
        setTimeout(() => {
          const [first] = performance.getEntriesByName('first-contentful-paint')
          resolve({ first: first?.startTime ?? Number.NaN, largest })
        }, ms)
      }),
    WATCHED_MS,
  )
  await page.close()
  return times
}

export const firstPaint: BenchCase = {
  name: 'first-paint',
  title: 'The largest paint after the first, on the worst route',
  method: `Each route opened anew without a cache on a phone's window, slow 4G, the processor slowed ${CPU_SLOWDOWN} ×, the scene on; watched for four seconds.`,
  isPlain: true,
  unit: 'ms',
  variants: [
    {
      name: 'LCP − FCP',
      measure: async (open) => {
        let value = 0
        for (const route of ROUTES) {
          const { first, largest } = await paints(open, route)
          value = Math.max(value, largest - first)
        }
        return value
      },
    },
  ],
  bars: [{ claim: '≤ 100 ms (aim 0)', of: 'LCP − FCP', atMost: 100 }],
}
