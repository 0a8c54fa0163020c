import { askedCount, running } from './running'

/** So few that every page draws them some thirty times a second or more, without a graphics card. */
const FEW = 184
/** V8 takes some hundred runs, or ten seconds, to compile in full what a frame repeats. */
const WARM_UP_FRAMES = 600
const WARM_UP_AT_MOST_MS = 10_000

/** Shows so many particles. Resolves, when they move, with what takes them away again. */
type Show = (count: number) => Promise<() => void>

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * Shows as many particles as the address asks for. When they are many, the page draws a few first,
 * until its code is compiled: with 200,000 it would have drawn some fifty frames by the time it is
 * measured, and the interpreter's time would be counted as theirs.
 */
export async function runField(show: Show): Promise<void> {
  const count = askedCount()
  if (count > FEW) {
    const takeAway = await show(FEW)
    const end = performance.now() + WARM_UP_AT_MOST_MS
    for (let frame = 0; frame < WARM_UP_FRAMES && performance.now() < end; frame++) {
      await nextFrame()
    }
    takeAway()
  }
  await show(count)
  running()
}
