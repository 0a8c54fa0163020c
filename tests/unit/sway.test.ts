// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { live } from '../../src/interaction/live'
import { inSteps } from '../../src/interaction/spring'
import { startSway } from '../../src/interaction/sway'
import { flattenTilt, updateTilt } from '../../src/interaction/tilt'

/** How the card leans every eighth of a second of two, drawn at `rate` frames a second. */
function pathAt(rate: number): number[] {
  flattenTilt()
  startSway()
  return Array.from({ length: 16 }, () => {
    for (let i = 0; i < rate / 8; i++) inSteps(1 / rate, updateTilt)
    return live.tilt.y
  })
}

it('the card sways at eight frames a second as it does at 120', () => {
  const smooth = pathAt(120)
  expect(Math.max(...smooth.map(Math.abs))).toBeGreaterThan(3)
  for (const [i, lean] of pathAt(8).entries()) {
    expect(Math.abs(lean - (smooth[i] ?? 0))).toBeLessThan(0.3)
  }
})
