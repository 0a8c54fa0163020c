import type { BuiltFile } from '../built-file'
import { ASSET_CACHING, type Headers, PAGE_CACHING, securityHeaders } from './security-headers'

const rule = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')

/**
 * Headers for Netlify and Cloudflare. Where two rules match, these hosts join the values of a
 * header, so each header is set by one rule only; both send pages with max-age=0 by themselves.
 */
export const headersFile: BuiltFile = {
  fileName: '_headers',
  contentType: 'text/plain; charset=utf-8',
  create: async ({ base }) => {
    // Behind a proxy that takes the base path away, the host sees addresses without it.
    const roots = [...new Set(['/', base])]
    const rules = [
      rule('/*', securityHeaders(import.meta.env.VITE_CONTENT_URL)),
      ...roots.map((root) => rule(`${root}assets/*`, ASSET_CACHING)),
      ...roots.map((root) => rule(`${root}sw.js`, PAGE_CACHING)),
    ]
    return rules.join('\n')
  },
}
