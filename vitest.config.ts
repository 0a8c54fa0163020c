import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { contentPlugin } from './src/build/content/content-plugin'

export default defineConfig({
  plugins: [react(), contentPlugin()],
  test: {
    include: ['tests/{unit,overlay,scene}/**/*.test.{ts,tsx}'],
    // A busy machine is slow, not wrong.
    testTimeout: 60_000,
    // drei's files are ES modules in a package that does not say so.
    server: { deps: { inline: ['@react-three/drei'] } },
    setupFiles: ['tests/overlay/setup.ts'],
  },
})
