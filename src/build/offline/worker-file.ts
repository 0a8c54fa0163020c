import type { BuiltFile } from '../built-file'
import { siteFiles } from './kept-files'
import retiredWorker from './retired-worker.js?raw'
import worker from './worker.js?raw'

/**
 * The service worker, made last: it knows every other file. Written by hand, since for a handful
 * of static pages Workbox costs hundreds of packages and its page fallback is the wrong one here.
 */
export const workerFile: BuiltFile = {
  fileName: 'sw.js',
  contentType: 'text/javascript; charset=utf-8',
  create: async (context) => {
    const isOff = import.meta.env.VITE_OFFLINE === 'off'
    const site = isOff ? { base: context.base } : await siteFiles(context)
    return `const SITE = ${JSON.stringify(site)}\n${isOff ? retiredWorker : worker}`
  },
}
