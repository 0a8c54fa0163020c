import { createHash } from 'node:crypto'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { viteBase } from './src/tools/content/environment'
import { fontsPlugin } from './src/tools/fonts/font-faces'
import { mediaPlugin } from './src/tools/output/media-plugin'
import { contentPlugin } from './src/tools/output/modules/content-plugin'
import { foreignWordsPlugin } from './src/tools/output/modules/foreign-words-plugin'
import { shaderPlugin } from './src/tools/output/shader-plugin'
import { sitePlugin } from './src/tools/output/site-plugin'

/** A slow machine is no fault of the owner. */
const checks = { bundlerTimings: false }

/** Shorter than Vite's, which add the content's hash and the line. */
function className(name: string, file: string): string {
  const place = path.relative(process.cwd(), file.replace(/\?.*/, '')).replaceAll('\\', '/')
  return `${name}-${createHash('sha256').update(place).digest('base64url').slice(0, 3)}`
}

/** One file, not many small ones, for what home, the other screens, moves and scene share. */
export const SHARED = [
  'src/site/interaction/clamp',
  'src/site/interaction/frames/',
  'src/site/interaction/sheet/',
  'src/site/interaction/card/spring',
  'src/site/interaction/card/tilt',
  'src/site/overlay/part',
  'src/site/overlay/moves/moves-context',
  'src/site/overlay/site-context',
  'src/site/overlay/ui/links',
  'src/site/overlay/ui/mark',
  'src/site/overlay/ui/picture',
  'src/site/overlay/language/text-of',
  'node_modules/wouter/',
  'src/site/overlay/sections/section-icons',
  'src/site/react/',
  'node_modules/react/',
  'node_modules/lucide-react/',
  'src/site/state/',
  'src/model/routes',
  'src/model/fill-words',
  'virtual:content',
]

export default defineConfig(({ mode }) => ({
  base: viteBase(process.cwd(), mode),
  plugins: [
    // The editor's page has no connection to the dev server, which would reload it at every change.
    react({ refreshExclude: [/node_modules/, /src\/tools\/edit\//] }),
    contentPlugin(),
    foreignWordsPlugin(),
    fontsPlugin(),
    shaderPlugin(),
    mediaPlugin(),
    sitePlugin(),
  ],
  // wouter's shim is for React 17; 19 has the hook itself.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  css: { modules: { generateScopedName: className } },
  build: {
    target: 'es2022',
    // Small files stay files: an inlined data: address would be paid for in every page's CSS.
    assetsInlineLimit: 0,
    // Older browsers fetch a script's parts one after the other; a polyfill would cost all the others.
    modulePreload: { polyfill: false },
    // kB. three alone is larger than Vite's 500, and comes only where the scene is drawn.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      checks,
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: (id) => SHARED.some((part) => id.includes(part)),
            },
          ],
        },
      },
    },
  },
  // The scene's worker imports the scene itself only where it can be drawn.
  worker: { format: 'es', plugins: () => [shaderPlugin()], rolldownOptions: { checks } },
}))
