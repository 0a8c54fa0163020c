import { readdirSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { faults } from './src/site/words/es'
import { contentPlugin } from './src/tools/output/modules/content-plugin'
import { FIXTURE_DIR } from './tests/fixtures/fixture'

const DOCUMENT_OR_MOCKS = /@vitest-environment|vi\.(?:hoisted|mock|resetModules)\(/

/** Each in a thread of its own: what they replace, others share. */
const ALONE = readdirSync('tests/unit')
  .filter((name) => name.includes('.test.'))
  .map((name) => `tests/unit/${name}`)
  .filter((file) => DOCUMENT_OR_MOCKS.test(readFileSync(file, 'utf8')))

/** The build writes them into the scripts. */
const FAULTS = Object.fromEntries(
  Object.entries(faults).map(([name, text]) => [`PORTFOLIO_FAULT_${name}`, text]),
)

export default defineConfig({
  plugins: [react(), contentPlugin(FIXTURE_DIR)],
  // Not the owner's `.env`.
  envDir: FIXTURE_DIR,
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'alone',
          include: ['tests/overlay/**/*.test.tsx', ...ALONE],
          // They start sooner than processes.
          pool: 'threads',
        },
      },
      {
        extends: true,
        test: {
          name: 'together',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: ALONE,
          // Half of the time would go to reading the same modules once more.
          isolate: false,
        },
      },
    ],
    // Problems would be annotated, and told in the language of the machine.
    env: { GITHUB_ACTIONS: '', LC_ALL: 'es', ...FAULTS },
    // Commands run in processes of their own: half of the time a worker waits for one.
    maxWorkers: 2,
    // A busy machine is slow, not wrong.
    testTimeout: 60_000,
    // drei's files are ES modules in a package that does not say so.
    server: { deps: { inline: ['@react-three/drei'] } },
    setupFiles: ['tests/overlay/setup.ts'],
  },
})
