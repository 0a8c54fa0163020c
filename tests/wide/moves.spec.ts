import { expectCleanInterruptions, expectNoEmptyFrame } from '../browser/frames-shown'
import { MOVES } from '../browser/moves'
import { openScene } from '../browser/scene-page'
import { openStepped, playerLoaded } from '../browser/stepped'
import { test } from '../browser/test'

const SIZES = {
  1440: { width: 1440, height: 900 },
  390: { width: 390, height: 844 },
}
const INTERRUPTIONS = 10
const SEED = 21

for (const [width, viewport] of Object.entries(SIZES)) {
  for (const isLit of [false, true]) {
    test.describe(`${isLit ? 'lit' : 'CSS'} ${width}`, () => {
      test.use({ viewport, scene: isLit, hasTouch: viewport.width < 600 })
      for (const move of MOVES) {
        test(`${move.name}: no frame is empty`, async ({ page }) => {
          if (isLit) await openScene(page, move.start, { seed: 7 })
          else await openStepped(page, move.start)
          await playerLoaded(page)
          const least = await expectNoEmptyFrame(page, move)
          console.log(`${move.name}: at least ${(100 * least).toFixed(1)} % is shown`)
        })
      }
    })
  }
  test.describe(`CSS ${width}`, () => {
    test.use({ viewport, hasTouch: viewport.width < 600 })
    for (const move of MOVES) {
      test(`${move.name}: interrupted at ten moments it ends clean`, async ({ page }) => {
        await openStepped(page, move.start)
        await expectCleanInterruptions(page, move, INTERRUPTIONS, SEED)
      })
    }
  })
}
