import type { CDPSession, Page } from '@playwright/test'

type Point = { x: number; y: number }

/** A finger, through the browser's own input pipeline. */
export async function createFinger(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  return {
    down: (point: Point) => send('touchStart', [point]),
    move: (point: Point) => send('touchMove', [point]),
    up: () => send('touchEnd', []),
    async draw(from: Point, to: Point, steps = 8) {
      await send('touchStart', [from])
      for (let part = 1; part <= steps; part++) {
        const at = (a: number, b: number) => a + ((b - a) * part) / steps
        await send('touchMove', [{ x: at(from.x, to.x), y: at(from.y, to.y) }])
      }
      await send('touchEnd', [])
    },
  }
}
