import type { Page } from '@playwright/test'
import { frameShown } from './screens'

type Shift = { value: number; nodes: string[] }

/** Reads the layout shifts so far, those right after user input too. Call before opening. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number
          sources: { node: Element | null }[]
        }
        const nodes = sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? '')
        shifts.push({ value, nodes })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async (): Promise<Shift[]> => {
    await frameShown(page)
    return page.evaluate(() => Reflect.get(window, 'shifts'))
  }
}
