import type { BenchCase, Open, Reading } from '../bench-case'
import { motionLoaded } from '../motion-loaded'
import { withoutScene } from '../without-scene'

const taskMs = async ({ cdp }: Awaited<ReturnType<Open>>): Promise<number> => {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

async function measureMove(open: Open, isAnimated: boolean): Promise<Reading> {
  const stage = await open('/navegacion/', {
    prepare: [withoutScene],
    ready: 'html[data-scripted]',
  })
  const { page, cdp } = stage
  await cdp.send('Performance.enable')
  await motionLoaded(page)
  await page.emulateMedia({ reducedMotion: isAnimated ? 'no-preference' : 'reduce' })
  await page.locator('main[data-phase=idle]').waitFor()
  const before = await taskMs(stage)
  await page.locator('a[href$="/proyectos/"]').first().click()
  await page.locator('main[data-phase=idle]:has(article)').waitFor()
  return { value: (await taskMs(stage)) - before }
}

export const routeChange: BenchCase = {
  name: 'route-change',
  title: 'A change of screen: main-thread time from the press until it rests',
  method:
    'The built site without its scene; reduced motion makes it a plain React swap of screens.',
  unit: 'ms',
  variants: [
    { name: 'a plain swap', measure: (open) => measureMove(open, false) },
    { name: 'with its transition', measure: (open) => measureMove(open, true) },
  ],
  bars: [{ claim: 'transition, to swap', of: 'with its transition', to: ['a plain swap'] }],
}
