import { expect, type Page } from '@playwright/test'
import { MathUtils } from 'three'
import type { MoveCase } from './moves'
import { nightOf, shownArea } from './shown-area'
import { expectRest, facts, pathOf, step, traverse } from './stepped'

const FRAME_MS = 40
/** Of the screen's area. */
const LEAST_SHARE = 0.04
const ENTRY_MS = 5000

/** Makes the move and looks at the screen all along. @returns the smallest share */
export async function expectNoEmptyFrame(
  page: Page,
  move: MoveCase,
  everyMs = FRAME_MS,
): Promise<number> {
  const night = await nightOf(page)
  await step(page, ENTRY_MS)
  await move.before?.(page)
  await move.make(page)
  let least = 1
  for (let ms = 0; ms <= move.ms; ms += everyMs) {
    const share = await shownArea(page, night)
    expect(share, `${move.name}, after ${ms} ms`).toBeGreaterThan(LEAST_SHARE)
    least = Math.min(least, share)
    await step(page, everyMs)
  }
  return least
}

type Live = {
  flatness: number
  exitTurn: number
  cardPresence: number
  sheet: unknown
  flightPart: number
  surge: number
  rise: number
}

/** Nothing of a move is left. */
async function expectClean(page: Page, path: string): Promise<void> {
  expect(pathOf(page)).toBe(path)
  await expectRest(page)
  const { flatness, exitTurn, cardPresence, sheet, flightPart, surge, rise } = await page.evaluate(
    () => window.portfolioTest?.live as Live,
  )
  expect({ flatness, exitTurn, cardPresence, sheet, flightPart, surge, rise }).toEqual({
    flatness: 0,
    exitTurn: 0,
    cardPresence: 1,
    sheet: null,
    flightPart: 0,
    surge: 0,
    rise: 0,
  })
  await expect(page.locator('body > [aria-hidden=true]')).toHaveCount(0)
  const styled = page.locator('main [style]:not([style=""], li[data-tile], article, article *)')
  // The pointer still lights what is near it.
  const left = await styled.evaluateAll((all) =>
    all.flatMap((each) => {
      const styles = (each.getAttribute('style') ?? '').replace(/--light[\w-]*:[^;]*;/g, '').trim()
      return styles ? [`${each.tagName} ${styles}`] : []
    }),
  )
  expect(left).toEqual([])
}

/** Breaks the move off at random moments by going back, or by going on and back again. */
export async function expectCleanInterruptions(
  page: Page,
  move: MoveCase,
  count: number,
  seed: number,
): Promise<void> {
  MathUtils.seededRandom(seed)
  const random = () => MathUtils.seededRandom()
  await step(page, ENTRY_MS)
  await move.before?.(page)
  await step(page, ENTRY_MS)
  const start = pathOf(page)
  const undo = move.undo ?? 'back'
  const redo = undo === 'back' ? 'forward' : 'back'
  for (let turn = 0; turn < count; turn++) {
    const [ms, pause, isThereAndBack] = [random() * move.ms, random() * 400, random() < 0.4]
    const told = `${move.name}: ${ms.toFixed(0)} ms, there and back: ${isThereAndBack}`
    await move.make(page)
    await step(page, ms)
    // A control that waits has not changed the address: its exit is broken off by its own page.
    const hasLeft = pathOf(page) !== start
    if (hasLeft) await traverse(page, undo)
    if (isThereAndBack && hasLeft) {
      await step(page, pause)
      await traverse(page, redo)
      await step(page, pause)
      await traverse(page, undo)
    }
    await step(page, 100)
    expect((await facts(page)).timelines, told).toBeLessThanOrEqual(1)
    await step(page, ENTRY_MS)
    if (!hasLeft) {
      await traverse(page, undo)
      await step(page, ENTRY_MS)
    }
    await expectClean(page, start)
  }
}
