import { existsSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { ownerEnvironment, readSiteAddress } from '../content/environment'
import { ProblemError } from '../content/problem'
import { Workspace } from '../content/workspace/workspace'
import type { Messages } from '../messages/es/es'
import { serveStatic } from '../output/static-server'
import { run as build } from './build'
import { endWhenAsked, portFrom, tryPort } from './server/server'

const DIRECTORY = 'dist'
const DEFAULT_PORT = 4173

const networkAddresses = () =>
  Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)

export async function run(args: readonly string[], say: Messages): Promise<number> {
  const workspace = new Workspace(process.cwd())
  const env = ownerEnvironment(workspace)
  const port = portFrom(args, env, DEFAULT_PORT, say)
  const { base } = readSiteAddress(workspace, env)
  // A build takes long: what is wrong with the port is told before.
  await tryPort(port, say)
  if (args.includes('--build')) await build(args, say)
  if (!existsSync(`${DIRECTORY}/404.html`)) {
    throw new ProblemError(say.commands.notBuilt(`${DIRECTORY}/`))
  }
  await serveStatic({ directory: DIRECTORY, base, port })
  console.log(say.commands.serving(`http://localhost:${port}${base}`))
  for (const address of networkAddresses()) {
    console.log(say.commands.servingNetwork(`http://${address}:${port}${base}`))
  }
  endWhenAsked()
  return 0
}
