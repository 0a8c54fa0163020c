import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentPlugin } from './src/build/content/content-plugin'
import { shaderPlugin } from './src/build/shader-plugin'
import { sitePlugin } from './src/build/site-plugin'
import { themesPlugin } from './src/build/themes/themes-plugin'
import { fontsPlugin } from './src/fonts/fonts-plugin'
import { viteBase } from './src/owner/reading/site-place'

/** A slow machine is no fault of the owner. */
const checks = { bundlerTimings: false }

export default defineConfig(({ mode }) => ({
  base: viteBase(process.cwd(), mode),
  plugins: [
    react(),
    contentPlugin(),
    fontsPlugin(),
    shaderPlugin(),
    sitePlugin(),
    themesPlugin(process.cwd()),
  ],
  build: {
    target: 'es2022',
    // Small files stay files: an inlined data: address would be paid for in every page's CSS.
    assetsInlineLimit: 0,
    // One style sheet, in the HTML's head: scripts come after the first paint.
    cssCodeSplit: false,
    // Older browsers fetch a script's parts one after the other; a polyfill would cost all the others.
    modulePreload: { polyfill: false },
    // kB. three alone is larger than Vite's 500, and comes only where the scene is drawn.
    chunkSizeWarningLimit: 800,
    rolldownOptions: { checks },
  },
  // The scene's worker imports the scene itself only where it can be drawn.
  worker: { format: 'es', plugins: () => [shaderPlugin()], rolldownOptions: { checks } },
  preview: { port: 4173 },
}))
