import { parseArgs } from 'node:util'
import { CARD_SIZES, type CardSize, printCard } from '../card/print-card'
import { readChecked } from '../check/checked'
import { readSiteAddress } from '../content/environment'
import { ProblemError } from '../content/problem'
import { Workspace } from '../content/workspace/workspace'
import { writeAll } from '../content/workspace/write-all'
import type { Messages } from '../messages/es/es'

const FILE = 'tarjeta.pdf'
const SHOWN: Readonly<Record<CardSize, string>> = { eu: '85 × 55 mm', us: '3.5 × 2 in' }
const OPTIONS = { foil: { type: 'boolean' }, size: { type: 'string' } } as const

const isSize = (size: string): size is CardSize => Object.hasOwn(CARD_SIZES, size)

/** Without `--` npm puts the options into the environment; of `--size us` it leaves `us` here. */
export function askedCard(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  { commands }: Messages,
): { size: CardSize; foil: boolean } {
  const { npm_config_foil: swallowedFoil, npm_config_size: swallowedSize } = env
  const swallowed = [
    ...(swallowedFoil === 'true' ? ['--foil'] : []),
    ...(swallowedSize ? ['--size'] : []),
    ...(swallowedSize && swallowedSize !== 'true' ? [swallowedSize] : []),
  ]
  try {
    const { values } = parseArgs({ args: [...swallowed, ...args], options: OPTIONS })
    const { size = 'eu', foil = false } = values
    if (isSize(size)) return { size, foil }
  } catch {
    // An unknown option, told as any other mistake.
  }
  throw new ProblemError(commands.usage.card)
}

export async function run(args: readonly string[], say: Messages): Promise<number> {
  const asked = askedCard(args, process.env, say)
  const workspace = new Workspace(process.cwd())
  const { perfil, env } = readChecked(workspace)
  const home = readSiteAddress(workspace, env).address ?? perfil.sitio
  const { foto, retrato } = perfil
  const photo = foto && retrato === 'grabado' ? workspace.bytes(`public/${foto}`) : undefined
  const { pdf, cut, leftOut } = await printCard(perfil, { ...asked, home, photo })
  writeAll([{ file: FILE, bytes: pdf }], say)
  const { written, forPrinter, forFoil, cut: tooLong, leftOut: noRoom } = say.commands.card
  const told = [
    written(FILE, SHOWN[asked.size]),
    forPrinter,
    ...(asked.foil ? [forFoil] : []),
    ...(cut.length > 0 ? [tooLong(cut.join(', '))] : []),
    ...(leftOut.length > 0 ? [noRoom(leftOut.join(', '))] : []),
  ]
  console.log(told.join('\n'))
  return 0
}
