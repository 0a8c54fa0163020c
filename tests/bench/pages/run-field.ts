import { askedCount, running } from './running'

/** So few that a page draws them some thirty times a second or more, without a graphics card. */
export const FEW = 184
/** V8 takes some hundred runs, or ten seconds, to compile in full what a frame repeats. */
const WARM_UP_FRAMES = 600
const WARM_UP_AT_MOST_MS = 10_000

/** Makes a field of so many particles that draws few. Resolves, when they move, with `drawAll`. */
type Show = (count: number) => Promise<() => void>

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * Shows as many particles as the address asks for. When they are many, a few of the same field are
 * drawn first, until the page's code is compiled: with 200,000 it would have drawn some fifty frames
 * by the time it is measured, and the interpreter's time would be counted as theirs. (What works for
 * each particle by itself is compiled within a frame, and needs none of this.)
 */
export async function runField(show: Show): Promise<void> {
  const count = askedCount()
  const drawAll = await show(count)
  if (count > FEW) {
    const end = performance.now() + WARM_UP_AT_MOST_MS
    for (let frame = 0; frame < WARM_UP_FRAMES && performance.now() < end; frame++) {
      await nextFrame()
    }
    drawAll()
  }
  running()
}
