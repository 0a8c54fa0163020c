import './check-folder.mjs'
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

// Vite warns about imports without extension in the config, but nothing loads it natively.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'

const [name = '', ...args] = process.argv.slice(2)
const folder = new URL('.', import.meta.url)
const load = async (file) =>
  (await runnerImport(fileURLToPath(new URL(file, folder)), { configFile: false })).module
const { Workspace } = await load('../content/workspace/workspace.ts')
const { say } = new Workspace(process.cwd())
const file = `${name}.ts`
if (!/^[a-z-]+$/.test(name) || !existsSync(new URL(file, folder))) {
  const files = readdirSync(folder).filter((entry) => entry.endsWith('.ts'))
  const known = files.map((entry) => entry.replace(/\.ts$/, ''))
  console.error(say.commands.unknownCommand(name, known.sort().join(', ')))
  process.exit(2)
}
if (args.includes('--help') || args.includes('-h')) {
  console.log(say.commands.usage[name])
  process.exit(0)
}
try {
  const { run } = await load(file)
  process.exitCode = await run(args, say)
} catch (error) {
  console.error(error?.name === 'ProblemError' ? error.message : error)
  process.exitCode = 1
}
