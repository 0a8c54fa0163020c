import type { BuiltFile } from '../built-file'
import { siteFiles } from './kept-files'
import retiredWorker from './retired-worker.js?raw'
import worker from './worker.js?raw'

// Last, because it lists every other file. Not Workbox: hundreds of packages for a few static
// pages, and its navigation fallback serves one page for all addresses.
export const workerFile: BuiltFile = {
  fileName: 'sw.js',
  contentType: 'text/javascript; charset=utf-8',
  create: async (context) => {
    const isOff = import.meta.env.VITE_OFFLINE === 'off'
    const site = isOff ? { base: context.base } : await siteFiles(context)
    return `const SITE = ${JSON.stringify(site)}\n${isOff ? retiredWorker : worker}`
  },
}
