import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import type { BenchCase, Reading, Variant } from './bench-case'
import { launch, launchPlain, onStage } from './browser'
import { cases } from './cases'
import { buildPages, servePages } from './pages'
import { report } from './report'

const ROUNDS = 5
const RESULTS_DIR = path.join(import.meta.dirname, 'results')

type Ask = { rounds: number; names: string[] }

function asked(args: readonly string[]): Ask {
  const rounds = args.find((arg) => arg.startsWith('--rounds='))?.slice('--rounds='.length)
  return { rounds: Number(rounds ?? ROUNDS), names: args.filter((arg) => !arg.startsWith('--')) }
}

/** All variants in each round, so that disturbances affect them equally. */
async function measureAll(
  chosen: readonly BenchCase[],
  rounds: number,
  executablePath: string | undefined,
) {
  const measurements = new Map<string, Map<string, Reading[]>>()
  const { origin, server } = await servePages()
  const site = { origin, executablePath }
  const shared = await launch(executablePath)
  const measureAlone = async ({ measure }: Variant, start: typeof launch) => {
    const browser = await start(executablePath)
    try {
      return await onStage(browser, site, measure)
    } finally {
      await browser.close()
    }
  }
  try {
    for (let round = 1; round <= rounds; round++) {
      for (const { name, isSteady, isPlain, hasOwnBrowsers, unit, variants } of chosen) {
        if (isSteady && round > 1) continue
        const ofCase = measurements.get(name) ?? new Map<string, Reading[]>()
        measurements.set(name, ofCase)
        for (const variant of variants) {
          const reading =
            hasOwnBrowsers || isPlain
              ? await measureAlone(variant, isPlain ? launchPlain : launch)
              : await onStage(shared, site, variant.measure)
          ofCase.set(variant.name, [...(ofCase.get(variant.name) ?? []), reading])
          const told = `${reading.value.toFixed(3)} ${unit}`
          console.log(`${round}/${rounds}  ${name}  ${variant.name}  ${told}`)
        }
      }
    }
    return { measurements, version: shared.version() }
  } finally {
    await shared.close()
    server.close()
  }
}

/** @returns exit code: 1 when a bar is missed, 2 when no case matches */
export async function run(args: readonly string[], executablePath?: string): Promise<number> {
  const { rounds, names } = asked(args)
  const chosen = cases.filter(
    ({ name }) => names.length === 0 || names.some((part) => name.includes(part)),
  )
  if (chosen.length === 0) {
    console.error(`No such case. The cases are: ${cases.map(({ name }) => name).join(', ')}.`)
    return 2
  }
  await buildPages()
  const { measurements, version } = await measureAll(chosen, rounds, executablePath)
  const where = [
    `Headless Chromium ${version} at 1920 × 1080, without a graphics card, on ${cpus().length} cores`,
    `(${cpus()[0]?.model ?? 'unknown'}); ${rounds} interleaved rounds. A ratio is taken within a`,
    'round, then the median over the rounds. Times are of the main thread’s tasks, as the browser',
    'counts them (TaskDuration), waiting included; beside them the part on the processor. V8’s memory',
    'reducer is off, and so are the browser’s own notes on slow frames (UKM).',
  ].join('\n')
  const { texts, isKept } = report(chosen, measurements, where)
  for (const [name, text] of texts) {
    console.log(`\n${text}`)
    if (rounds >= ROUNDS) writeFileSync(path.join(RESULTS_DIR, `${name}.md`), text)
  }
  return isKept ? 0 : 1
}
