import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import type { BenchCase } from './bench-case'
import { launch, launchPlain, measureIn } from './browser'
import { dust } from './cases/dust'
import { firstPaint } from './cases/first-paint'
import { firstSeconds } from './cases/first-seconds'
import { homeScreen } from './cases/home-screen'
import { lighthouseMobile } from './cases/lighthouse'
import { sceneFrames } from './cases/scene-frames'
import { tilt } from './cases/tilt'
import { buildPages, SITE_DIR, serve } from './pages'
import { type Measurements, report } from './report'

const CASES: readonly BenchCase[] = [
  lighthouseMobile,
  firstPaint,
  firstSeconds,
  sceneFrames,
  homeScreen,
  dust,
  tilt,
]
const ROUNDS = 5
const RESULTS_DIR = path.join(import.meta.dirname, 'results')

/** All variants in each round, so that disturbances affect them equally. */
async function measureAll(
  chosen: readonly BenchCase[],
  rounds: number,
  executablePath: string | undefined,
) {
  const measurements: Measurements = new Map(chosen.map(({ name }) => [name, new Map()]))
  const site = { origin: await serve(SITE_DIR), executablePath }
  let version = ''
  for (let round = 1; round <= rounds; round++) {
    for (const { name, isPlain, unit, variants } of chosen) {
      for (const variant of variants) {
        const browser = await (isPlain ? launchPlain : launch)(executablePath)
        version = browser.version()
        const measured = await measureIn(browser, site, variant).finally(() => browser.close())
        const rows =
          typeof measured === 'number'
            ? [[variant.name, measured] as const]
            : Object.entries(measured).map(
                ([key, value]) => [`${variant.name}: ${key}`, value] as const,
              )
        for (const [row, value] of rows) {
          const ofCase = measurements.get(name)
          ofCase?.set(row, [...(ofCase.get(row) ?? []), value])
          console.log(`${round}/${rounds}  ${name}  ${row}  ${value.toFixed(3)} ${unit}`)
        }
      }
    }
  }
  return { measurements, version }
}

/** @returns exit code: 1 when a bar is missed, 2 when no case matches */
export async function run(args: readonly string[], executablePath?: string): Promise<number> {
  const asked = args.find((arg) => arg.startsWith('--rounds='))?.slice('--rounds='.length)
  const rounds = Number(asked ?? ROUNDS)
  const names = args.filter((arg) => !arg.startsWith('--'))
  const chosen = CASES.filter(
    ({ name }) => names.length === 0 || names.some((part) => name.includes(part)),
  )
  if (chosen.length === 0) {
    console.error(`No such case. The cases are: ${CASES.map(({ name }) => name).join(', ')}.`)
    return 2
  }
  await buildPages()
  const { measurements, version } = await measureAll(chosen, rounds, executablePath)
  const where = [
    `Headless Chromium ${version} at 1920 × 1080, without a graphics card, on ${cpus().length} cores`,
    `(${cpus()[0]?.model ?? 'unknown'}); ${rounds} interleaved rounds, a new browser each time. A ratio is`,
    'taken within a round, then the median over the rounds. Times are of the main thread’s tasks, as the',
    'browser counts them (TaskDuration), waiting included; beside them the part on the processor.',
  ].join('\n')
  const { texts, isKept } = report(chosen, measurements, where)
  for (const [name, text] of texts) {
    console.log(`\n${text}`)
    if (rounds >= ROUNDS) writeFileSync(path.join(RESULTS_DIR, `${name}.md`), text)
  }
  return isKept ? 0 : 1
}
