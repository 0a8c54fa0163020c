import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

// Vite warns about imports without extension in the config, but nothing loads it natively.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'

const [name = '', ...args] = process.argv.slice(2)
const folder = new URL('.', import.meta.url)
const file = new URL(`${name}.ts`, folder)
if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
  const files = readdirSync(folder).filter((entry) => entry.endsWith('.ts'))
  const known = files.map((entry) => entry.replace(/\.ts$/, ''))
  const texts = fileURLToPath(new URL('../messages/messages.ts', folder))
  const { messages } = (await runnerImport(texts, { configFile: false })).module
  console.error(messages().commands.unknownCommand(name, known.sort().join(', ')))
  process.exit(2)
}
try {
  const { module } = await runnerImport(fileURLToPath(file), { configFile: false })
  process.exitCode = await module.run(args)
} catch (error) {
  console.error(error?.name === 'ProblemError' ? error.message : error)
  process.exitCode = 1
}
