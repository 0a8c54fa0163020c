import { mkdirSync } from 'node:fs'
import type { Check } from './check'
import { contactChecks } from './checks/contact'
import { languageChecks } from './checks/languages'
import { layoutChecks } from './checks/layout'
import { motionChecks } from './checks/motion'
import { moveChecks } from './checks/moves'
import { offlineChecks } from './checks/offline'
import { pageChecks } from './checks/pages'
import { sceneChecks } from './checks/scene'
import { turnChecks } from './checks/turn'
import { takePictures } from './pictures'
import { buildProject } from './site'
import { type Engine, type LaunchFirefox, startersOf } from './start-engine'

const CHECKS: readonly Check[] = [
  ...pageChecks,
  ...moveChecks,
  ...languageChecks,
  ...contactChecks,
  ...motionChecks,
  ...turnChecks,
  ...sceneChecks,
  ...layoutChecks,
  ...offlineChecks,
]

const messageOf = (reason: unknown) => (reason instanceof Error ? reason.message : String(reason))

async function isKept({ name, conditions = {}, run }: Check, engine: Engine): Promise<boolean> {
  const start = Date.now()
  const tell = (verdict: string, told: string) => {
    const seconds = ((Date.now() - start) / 1000).toFixed(1)
    console.log(`  ${verdict}  ${name}  (${seconds} s)${told}`)
  }
  try {
    const browser = await engine.launch(conditions)
    try {
      await run(browser, engine.site)
    } finally {
      await browser.close()
    }
    tell('ok  ', '')
    return true
  } catch (reason) {
    tell('FAIL', `\n${messageOf(reason).replace(/^/gm, '        ')}`)
    return false
  }
}

async function runIn(engine: Engine, chosen: readonly Check[], pictures: string | undefined) {
  let failures = 0
  await engine.site.start()
  try {
    for (const check of chosen) if (!(await isKept(check, engine))) failures++
    if (pictures) await takePictures(engine, pictures)
  } finally {
    await engine.site.stop()
    engine.stop()
  }
  return failures
}

const optionOf = (args: readonly string[], option: string) =>
  args.find((arg) => arg.startsWith(`--${option}=`))?.slice(option.length + 3)

/** @returns exit code: 1 if a check fails or an engine is missing, 2 if nothing is selected */
export async function run(args: readonly string[], launchFirefox: LaunchFirefox): Promise<number> {
  const words = args.filter((arg) => !arg.startsWith('--'))
  const chosen = CHECKS.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  )
  const only = optionOf(args, 'only')
  const engines = Object.entries(startersOf(launchFirefox)).filter(
    ([name]) => only === undefined || name === only,
  )
  if (chosen.length === 0 || engines.length === 0) {
    console.error('No such check or engine. The engines are firefox and webkit; the checks:')
    for (const { name } of CHECKS) console.error(`  ${name}`)
    return 2
  }
  const pictures = optionOf(args, 'pictures')
  if (pictures) mkdirSync(pictures, { recursive: true })
  console.log('Building the site…')
  buildProject()
  let failures = 0
  for (const [name, start] of engines) {
    console.log(`\n${name}`)
    try {
      failures += await runIn(await start(), chosen, pictures && `${pictures}/${name}`)
    } catch (reason) {
      failures++
      console.error(`  FAIL  ${name} could not be had:\n${messageOf(reason)}`)
    }
  }
  const sum = `${chosen.length} checks in ${engines.map(([name]) => name).join(' and ')}`
  console.log(failures === 0 ? `\n${sum}: all kept.` : `\n${sum}: ${failures} failed.`)
  return failures === 0 ? 0 : 1
}
