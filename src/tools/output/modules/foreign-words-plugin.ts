import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { missingWords, readWords } from '../../content/translation/words-file'
import { Workspace } from '../../content/workspace/workspace'

const OVERLAY = fileURLToPath(new URL('../../../site/overlay/', import.meta.url))
const FOREIGN_JSX = path.join(OVERLAY, 'language/foreign-jsx.ts')

/** Marks words that stand in for those that an owner's file lacks; no other site has a byte of it. */
export function foreignWordsPlugin(): Plugin {
  let hasForeign = false
  return {
    name: 'portfolio:foreign-words',
    enforce: 'pre',
    configResolved({ root }) {
      const workspace = new Workspace(root)
      hasForeign = missingWords(readWords(workspace), workspace.say).length > 0
    },
    resolveId(id, importer = '') {
      const isJsx = id === 'react/jsx-runtime' || id === 'react/jsx-dev-runtime'
      if (!isJsx || !hasForeign || importer === FOREIGN_JSX) return undefined
      return path.normalize(importer).startsWith(OVERLAY) ? FOREIGN_JSX : undefined
    },
  }
}
