import type { Browser } from '@playwright/test'
import { watchSceneStates } from '../../scene-states'
import type { BenchCase, Site, Variant } from '../bench-case'
import { launchPlain } from '../browser'
import { formerOrigin } from '../pages'
import { runLighthouse } from '../run-lighthouse.mjs'

const DEBUG_PORT = 9461
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const PERCENT = 100

/** `--disable-3d-apis` alone does not affect workers (Chromium 156). */
const PAGE_REFUSED = ['--disable-3d-apis']
/** No 3D at all: the worker is refused, then the page. */
const ALL_REFUSED = [...PAGE_REFUSED, '--disable-gpu', '--disable-software-rasterizer']

type Result = Record<(typeof CATEGORIES)[number] | 'TBT' | 'LCP', number>

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

async function audit(site: Site, scene: Scene, flags: string[]): Promise<Result> {
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

/** One run gives several values: the first variant of a row runs it, the others read it. */
function variants(
  row: string,
  scene: Scene,
  flags: string[],
  names: (keyof Result)[],
  originOf = async ({ origin }: Site) => origin,
): Variant[] {
  let result: Promise<Result> | undefined
  return names.map((name, index) => ({
    name: `${row}: ${name}`,
    measure: async (_open, site) => {
      if (index === 0 || !result) {
        result = audit({ ...site, origin: await originOf(site) }, scene, flags)
      }
      return { value: (await result)[name] }
    },
  }))
}

/** Before the site was made less: the score hangs on the machine. */
const FORMER = 'd62acc6'

export const lighthouseMobile: BenchCase = {
  name: 'lighthouse',
  title: 'Lighthouse 12.8, mobile, home',
  method:
    'The built site, served from this machine, Lighthouse’s own simulated network and processor. Times in ms, scores of 100.',
  isPlain: true,
  unit: 'points or ms',
  variants: [
    ...variants('scene on', 'ready', [], ['performance', 'TBT', 'LCP']),
    ...variants(`${FORMER}, scene on`, 'ready', [], ['performance', 'TBT', 'LCP'], () =>
      formerOrigin(FORMER),
    ),
    ...variants('page refused', 'ready', PAGE_REFUSED, ['performance']),
    ...variants('without 3D', 'unavailable', ALL_REFUSED, [...CATEGORIES]),
  ],
  bars: [
    { claim: 'scene on: performance ≥ 88 (aim 97)', of: 'scene on: performance', atLeast: 88 },
    { claim: 'scene on: TBT ≤ 500 ms (aim 150)', of: 'scene on: TBT', atMost: 500 },
    { claim: 'scene on: LCP ≤ 1,450 ms (aim 1,250)', of: 'scene on: LCP', atMost: 1450 },
    {
      claim: `scene on: performance ≥ 0.98 × ${FORMER}`,
      of: 'scene on: performance',
      to: [`${FORMER}, scene on: performance`],
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
