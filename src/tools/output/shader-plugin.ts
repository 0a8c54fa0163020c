import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const SUFFIX = '.glsl?raw'

/** Keeps line breaks, which end a directive, also the last one. */
const bare = (source: string): string =>
  source
    .split('\n')
    .map((line) => line.replace(/\/\/.*/, '').trim())
    .filter(Boolean)
    .map((line) => `${line}\n`)
    .join('')

/** Shaders without comments and indentation: they are text in the scene's file. */
export function shaderPlugin(): Plugin {
  return {
    name: 'portfolio:shaders',
    enforce: 'pre',
    apply: 'build',
    load: async (id) => {
      if (!id.endsWith(SUFFIX)) return undefined
      const source = await readFile(id.slice(0, -'?raw'.length), 'utf8')
      return `export default ${JSON.stringify(bare(source))}`
    },
  }
}
