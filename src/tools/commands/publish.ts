import type { Readable, Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { confirm, isCancel, text } from '@clack/prompts'
import { renderUnicodeCompact } from 'uqr'
import { ProblemError } from '../content/problem'
import { uri } from '../content/site-address'
import { Workspace } from '../content/workspace/workspace'
import { partsOf } from '../edit/field-spot'
import { keptDrafts } from '../edit/kept-drafts'
import type { Messages } from '../messages/es/es'
import { labelOf, titleOf } from '../messages/field-labels'
import { type Plan, publisher } from '../publish/publisher'

type Say = Messages['publish']
type Terminal = { stdin: Readable & { isTTY?: boolean }; stdout: Writable & { isTTY?: boolean } }

const OPTIONS = { yes: { type: 'boolean' }, to: { type: 'string' } } as const

/** What npm takes for its own, without `--`, is not heard: `yes=true` of an .npmrc is no word of the owner's. */
function asked(args: readonly string[], { usage }: Messages['commands']) {
  try {
    const { yes = false, to = '' } = parseArgs({ args: [...args], options: OPTIONS }).values
    return { isYes: yes, to: to.trim() }
  } catch {
    throw new ProblemError(usage.publish)
  }
}

/** White on black whatever the terminal's colours: not all readers know a light code. */
const onBlack = (code: string, isTerminal: boolean) =>
  isTerminal ? code.replace(/^.*$/gm, '\x1b[97;40m$&\x1b[0m') : code

function showPlan({ steps, notes }: Plan, say: Say): string {
  const list = steps.map(
    ({ name, told }, index) =>
      `  ${index + 1}. ${say.steps[name]}: ${told.replaceAll('\n', '\n     ')}`,
  )
  const told = steps.length === 0 ? say.nothing : [say.plan, ...list].join('\n')
  return [told, ...notes].join('\n\n')
}

/** What is left comes last, where it is seen. */
function showEnd(plan: Plan, say: Say, isTerminal: boolean): string {
  const { address, isOnPages, isPublished, byHand } = plan
  const site = isPublished ? say.published : say.willBeAt
  const code = (said: string) => onBlack(renderUnicodeCompact(uri(said), { border: 2 }), isTerminal)
  const told = address === undefined ? [] : [site(address), ...(isOnPages ? [code(address)] : [])]
  return ['', ...told, ...byHand].join('\n\n').trimStart()
}

/** What is typed in the form and in no file, by its fields. */
function unsavedIn(workspace: Workspace): string[] {
  const { language } = workspace.say
  const fields = keptDrafts(workspace)
    .read()
    .map(({ place, field }) => {
      const { name } = partsOf(place)
      return `${titleOf(name, language, {})} · ${labelOf(name, field, language)}`
    })
  return [...new Set(fields)]
}

/** Does all steps of a plan. @throws ProblemError with what is done and what is not */
async function doAll(first: Plan, next: () => Promise<Plan>, say: Say): Promise<Plan> {
  const done: string[] = []
  let plan = first
  const names = () => plan.steps.map(({ name }) => say.steps[name])
  while (plan.steps.length > 0) {
    const [name = ''] = names()
    if (done.at(-1) !== name) console.log(`→ ${name} …`)
    try {
      plan = await next()
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      const finished = done.length > 0 ? [say.done(done.join(', '))] : []
      const left = [say.notDone(names().join(', ')), say.goOn]
      throw new ProblemError([error.message, [...finished, ...left].join('\n')].join('\n\n'))
    }
    if (names()[0] !== name) done.push(name)
  }
  if (done.length > 0) console.log(say.done(done.join(', ')))
  return plan
}

/** As a script of this name, `npm publish` would run it too, but refuses a private package before. */
export async function run(
  args: readonly string[],
  { publish: say, commands }: Messages,
  { stdin: input, stdout: output }: Terminal = process,
): Promise<number> {
  const { isYes, to: wanted } = asked(args, commands)
  const isTerminal = Boolean(input.isTTY && output.isTTY)
  const isAsked = isTerminal && !isYes
  const root = process.cwd()
  const write = (act: (workspace: Workspace) => void) => {
    const workspace = new Workspace(root)
    act(workspace)
    workspace.commit()
  }
  const publishing = publisher(root, { isAsking: isTerminal, write })
  console.log(`${await publishing.check()}\n`)
  let to = wanted
  let plan = await publishing.plan(to)
  const { state, usual: initialValue, told } = plan.repository
  if (plan.obstacle === undefined && state !== 'settled' && to === '') {
    if (isAsked) {
      if (told !== '') console.log(`${told}\n`)
      const answer = await text({ input, output, message: say.ask, initialValue })
      if (isCancel(answer)) throw new ProblemError(say.unconfirmed)
      to = answer?.trim() ?? ''
      plan = await publishing.plan(to)
    }
    if (plan.repository.state === 'open')
      throw new ProblemError(isAsked ? say.unconfirmed : `${told}\n${say.toOption}`)
  }
  if (plan.obstacle !== undefined) throw new ProblemError(plan.obstacle)
  console.log(showPlan(plan, say))
  const unsaved = unsavedIn(new Workspace(root))
  if (unsaved.length > 0) console.log(`\n${say.unsaved(unsaved.join(', '))}`)
  if (plan.steps.length > 0 && !isYes) {
    if (!isTerminal) throw new ProblemError(`\n${say.notAsked}`)
    if ((await confirm({ input, output, message: say.confirm, ...say.answers })) !== true)
      throw new ProblemError(say.unconfirmed)
  }
  const end = await doAll(plan, () => publishing.next(to), say)
  console.log(showEnd(end, say, isTerminal))
  return 0
}
