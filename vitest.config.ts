import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { contentPlugin } from './src/tools/files/modules/content-plugin'
import { FIXTURE_DIR } from './tests/fixtures/fixture'

/** Each in a process of its own: they have a document, or replace modules. */
const ALONE = [
  'tests/overlay/**/*.test.tsx',
  'tests/unit/{card-turn,edit-form,frame-loop,gyroscope,project-page-html}.test.{ts,tsx}',
  'tests/unit/{import-writing,swipe,touch-rule,visitor-light}.test.ts',
]

export default defineConfig({
  plugins: [react(), contentPlugin(FIXTURE_DIR)],
  // Not the owner's `.env`.
  envDir: FIXTURE_DIR,
  test: {
    projects: [
      { extends: true, test: { name: 'alone', include: ALONE } },
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
    env: { GITHUB_ACTIONS: '', LC_ALL: 'es' },
    // Commands run in processes of their own: half of the time a worker waits for one.
    maxWorkers: 2,
    // A busy machine is slow, not wrong.
    testTimeout: 60_000,
    // drei's files are ES modules in a package that does not say so.
    server: { deps: { inline: ['@react-three/drei'] } },
    setupFiles: ['tests/overlay/setup.ts'],
  },
})
