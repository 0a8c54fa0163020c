import { describe, expect, it } from 'vitest'
import { createFrameRateMeter, type Pace } from '../../src/scene/frame-rate'

type Meter = ReturnType<typeof createFrameRateMeter>

/** Runs frames for so many seconds and gathers what was judged. */
function run(meter: Meter, framesPerSecond: number, seconds = 3): Pace[] {
  const judged: Pace[] = []
  for (let frame = 0; frame < seconds * framesPerSecond; frame++) {
    const pace = meter.count(1 / framesPerSecond)
    if (pace) judged.push(pace)
  }
  return judged
}

describe('createFrameRateMeter', () => {
  it.each([
    ['a 60 Hz screen', 60, ['fast']],
    ['its measured 59.94', 59.94, ['fast']],
    ['a 120 Hz screen', 120, ['fast']],
    ['144 Hz, drawn at 72', 72, ['fast']],
    ['a machine that never gets past 20', 20, ['slow']],
    ['one that almost keeps up', 50, []],
  ])('%s', (_name, framesPerSecond, judged) => {
    expect(run(createFrameRateMeter(), framesPerSecond)).toEqual(judged)
  })

  it('measures against the best that was seen: 60 is slow on a screen of 120', () => {
    const meter = createFrameRateMeter()
    run(meter, 120, 2.6)
    expect(run(meter, 60)).toEqual(['slow'])
  })

  it('counts no more than 120, whatever a stutter makes of it', () => {
    const meter = createFrameRateMeter()
    run(meter, 240, 2.6)
    expect(run(meter, 115)).toEqual(['fast'])
  })

  it('judges every two and a half seconds', () => {
    expect(run(createFrameRateMeter(), 60, 11)).toHaveLength(4)
    expect(run(createFrameRateMeter(), 60, 2.4)).toEqual([])
  })

  it('lets a hiccup pass, and a stall', () => {
    const meter = createFrameRateMeter()
    const judged = [...run(meter, 60, 1), ...run(meter, 10, 0.4), ...run(meter, 60, 1.6)]
    expect(judged).toEqual(['fast'])
    expect(meter.count(9)).toBeNull()
    expect(run(meter, 60)).toEqual(['fast'])
  })

  it('forgets what it heard', () => {
    const meter = createFrameRateMeter()
    run(meter, 120, 2)
    meter.reset()
    expect(run(meter, 60)).toEqual(['fast'])
  })
})
