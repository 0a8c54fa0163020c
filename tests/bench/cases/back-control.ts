import type { Page } from '@playwright/test'
import type { BenchCase, Reading } from '../bench-case'
import { motionLoaded } from '../motion-loaded'
import { withoutScene } from '../without-scene'

const pressToAddress = (page: Page): Promise<Reading> =>
  page.evaluate(
    () =>
      new Promise<Reading>((resolve) => {
        const push = history.pushState
        const start = performance.now()
        history.pushState = function pushAndTell(...change) {
          push.apply(this, change)
          resolve({ value: performance.now() - start })
        }
        document.querySelector<HTMLElement>('a[aria-label="Volver a la navegación"]')?.click()
      }),
  )

export const backControl: BenchCase = {
  name: 'back-control',
  title: 'A section’s back control: from the press to the new address',
  method: 'The built site in real time, without its scene, once its transitions have loaded.',
  unit: 'ms',
  variants: [
    {
      name: 'scene off',
      measure: async (open) => {
        const { page } = await open('/educacion/', {
          prepare: [withoutScene],
          ready: 'html[data-scripted]',
        })
        await motionLoaded(page)
        return pressToAddress(page)
      },
    },
  ],
  bars: [{ claim: '1000 ± 50 ms', of: 'scene off', atLeast: 950, atMost: 1050 }],
}
