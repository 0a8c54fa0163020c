const SAMPLES = 24

/** Hz, from the median frame interval. Takes about half a second. */
export function measureRefreshRate(): Promise<number> {
  return new Promise((resolve) => {
    const times: number[] = []
    const onFrame = (nowMs: number) => {
      times.push(nowMs)
      if (times.length <= SAMPLES) requestAnimationFrame(onFrame)
      else {
        const intervals = times.slice(1).map((time, i) => time - (times[i] ?? 0))
        resolve(1000 / (intervals.toSorted((a, b) => a - b)[SAMPLES / 2] || 1000 / 60))
      }
    }
    requestAnimationFrame(onFrame)
  })
}
