import type { BenchCase, Site } from '../bench-case'
import { launchPlain } from '../browser'
import { wait } from '../measurements'
import { FORMER, formerOrigin } from '../pages'

const PHONE = { width: 412, height: 823 }
const WATCHED_S = 6
/** A browser is busy with itself after its start. */
const START_MS = 1500
const STYLE = 'UpdateLayoutTree'

/** Times in µs; `tdur` is processor time. Chromium's trace event format. */
type TraceEvent = {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { data?: { documentLoaderURL?: string } }
}

/** Of the page's main thread, from the navigation on. */
function workIn(events: readonly TraceEvent[], origin: string) {
  const start = events.find(
    ({ name, args }) =>
      name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith(origin),
  )
  if (!start) throw new Error('The trace has no navigation')
  const end = start.ts + WATCHED_S * 1e6
  const own = events.filter(
    ({ pid, tid, ts, dur }) =>
      pid === start.pid && tid === start.tid && ts >= start.ts && ts < end && dur !== undefined,
  )
  let threadMs = 0
  let doneAt = 0
  for (const { name, ts, dur = 0, tdur = 0 } of own.toSorted((a, b) => a.ts - b.ts)) {
    // A task can run others within it.
    if (!name.endsWith('RunTask') || ts < doneAt) continue
    threadMs += tdur / 1000
    doneAt = ts + dur
  }
  return { ms: threadMs, 'style recalculations': own.filter(({ name }) => name === STYLE).length }
}

async function traceHome({ executablePath }: Site, origin: string) {
  const browser = await launchPlain(executablePath)
  try {
    const page = await browser.newPage({ viewport: PHONE })
    await wait(START_MS)
    const categories = ['toplevel', 'devtools.timeline', 'blink.user_timing', '__metadata']
    await browser.startTracing(page, { categories })
    await page.goto(origin, { waitUntil: 'commit' })
    await wait(1000 * (WATCHED_S + 0.5))
    const trace = await browser.stopTracing()
    return workIn(JSON.parse(trace.toString()).traceEvents, origin)
  } finally {
    await browser.close()
  }
}

export const firstSeconds: BenchCase = {
  name: 'first-seconds',
  title: `Main thread, home's first ${WATCHED_S} seconds`,
  method: `Processor time of the main thread's tasks in a trace (thread time), ${PHONE.width} × ${PHONE.height}, Chromium's defaults, a new browser each time; beside a former commit, built with its own content.`,
  isPlain: true,
  unit: 'ms or times',
  variants: [
    { name: 'now', measure: (_open, site) => traceHome(site, site.origin) },
    { name: FORMER, measure: async (_open, site) => traceHome(site, await formerOrigin()) },
  ],
  bars: [
    { claim: `now ≤ ${FORMER}`, of: 'now: ms', to: `${FORMER}: ms`, atMost: 1 },
    { claim: 'style recalculations ≤ 60', of: 'now: style recalculations', atMost: 60 },
  ],
}
