import type { Browser } from '@playwright/test'
import { watchSceneStates } from '../../scene-states'
import type { BenchCase, Site, Variant } from '../bench-case'
import { launchPlain } from '../browser'
import { FORMER, formerOrigin } from '../pages'
import { runLighthouse } from '../run-lighthouse.mjs'

const DEBUG_PORT = 9461
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const PERCENT = 100

/** `--disable-3d-apis` alone does not affect workers (Chromium 156). */
const PAGE_REFUSED = ['--disable-3d-apis']
/** No 3D at all: the worker is refused, then the page. */
const ALL_REFUSED = [...PAGE_REFUSED, '--disable-gpu', '--disable-software-rasterizer']

type Scene = 'ready' | 'unavailable'

async function expectScene(browser: Browser, origin: string, scene: Scene): Promise<void> {
  const page = await browser.newPage()
  await watchSceneStates(page)
  await page.goto(origin)
  await page.waitForFunction(
    (last) => Reflect.get(window, 'states').join() === `loading,${last}`,
    scene,
  )
  await page.close()
}

async function audit(site: Site, scene: Scene, flags: string[]) {
  const { origin, executablePath } = site
  const port = `--remote-debugging-port=${DEBUG_PORT}`
  const browser = await launchPlain(executablePath, port, ...flags)
  try {
    const run = await runLighthouse(`${origin}/`, {
      port: DEBUG_PORT,
      onlyCategories: [...CATEGORIES],
      logLevel: 'error',
    })
    if (!run) throw new Error('Lighthouse has no result')
    await expectScene(browser, origin, scene)
    const { categories, audits } = run.lhr
    const scores = CATEGORIES.map((name) => [name, PERCENT * (categories[name]?.score ?? 0)])
    const ms = (name: string) => audits[name]?.numericValue ?? Number.NaN
    return {
      ...Object.fromEntries(scores),
      TBT: ms('total-blocking-time'),
      LCP: ms('largest-contentful-paint'),
    }
  } finally {
    await browser.close()
  }
}

const variant = (
  name: string,
  scene: Scene,
  flags: string[],
  originOf = async ({ origin }: Site) => origin,
): Variant => ({
  name,
  measure: async (_open, site) => audit({ ...site, origin: await originOf(site) }, scene, flags),
})

export const lighthouseMobile: BenchCase = {
  name: 'lighthouse',
  title: 'Lighthouse 12.8, mobile, home',
  method:
    'The built site, served from this machine, Lighthouse’s own simulated network and processor. Times in ms, scores of 100.',
  isPlain: true,
  unit: 'points or ms',
  variants: [
    variant('scene on', 'ready', []),
    variant(FORMER, 'ready', [], formerOrigin),
    variant('page refused', 'ready', PAGE_REFUSED),
    variant('without 3D', 'unavailable', ALL_REFUSED),
  ],
  bars: [
    { claim: 'scene on: performance ≥ 88 (aim 97)', of: 'scene on: performance', atLeast: 88 },
    { claim: 'scene on: TBT ≤ 500 ms (aim 150)', of: 'scene on: TBT', atMost: 500 },
    { claim: 'scene on: LCP ≤ 1,450 ms (aim 1,250)', of: 'scene on: LCP', atMost: 1450 },
    {
      claim: `scene on: performance ≥ 0.98 × ${FORMER}`,
      of: 'scene on: performance',
      to: `${FORMER}: performance`,
      atLeast: 0.98,
    },
    {
      claim: 'page refused, the worker draws: performance ≥ 99',
      of: 'page refused: performance',
      atLeast: 99,
    },
    { claim: 'without 3D: performance ≥ 99', of: 'without 3D: performance', atLeast: 99 },
    { claim: 'without 3D: accessibility 100', of: 'without 3D: accessibility', atLeast: 100 },
    { claim: 'without 3D: best practices 100', of: 'without 3D: best-practices', atLeast: 100 },
    { claim: 'without 3D: SEO 100', of: 'without 3D: seo', atLeast: 100 },
  ],
}
