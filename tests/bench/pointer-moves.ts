import type { Stage } from './bench-case'

const MOVES_PER_S = 120
/** For V8 to optimise the handler; not measured. */
const WARM_UP_SECONDS = 3
const MEASURED_SECONDS = 8
/** Two circles of different speed, so that each move changes both axes. */
const TURNS_PER_S = { x: 0.5, y: 0.7 }
const REACH = 0.42

/** Pointer position after `seconds`, in parts of the card's half size. */
const place = (seconds: number) => ({
  x: REACH * Math.sin(2 * Math.PI * TURNS_PER_S.x * seconds),
  y: REACH * Math.cos(2 * Math.PI * TURNS_PER_S.y * seconds),
})

async function move({ page, cdp }: Stage, seconds: number): Promise<number> {
  const box = await page
    .locator('h1')
    .locator('xpath=ancestor::*[contains(@class, "wrapper")][1]')
    .boundingBox()
  if (!box) throw new Error(`No card to move over: ${page.url()}`)
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const start = performance.now()
  const moves = MOVES_PER_S * seconds
  const sent: Promise<unknown>[] = []
  for (let i = 0; i < moves; i++) {
    const due = start + (i * 1000) / MOVES_PER_S
    const early = due - performance.now()
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
    const { x, y } = place(i / MOVES_PER_S)
    sent.push(
      cdp.send('Input.dispatchMouseEvent', {
        type: 'mouseMoved',
        x: centre.x + x * box.width,
        y: centre.y + y * box.height,
      }),
    )
  }
  await Promise.all(sent)
  return moves
}

export const pointerMoves = (stage: Stage) => ({
  warmUp: () => move(stage, WARM_UP_SECONDS),
  run: () => move(stage, MEASURED_SECONDS),
})
