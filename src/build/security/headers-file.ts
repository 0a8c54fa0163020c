import type { BuiltFile } from '../built-file'
import { ASSET_CACHING, type Headers, PAGE_CACHING, securityHeaders } from './security-headers'

const rule = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')

// For Netlify and Cloudflare. They join the values of all matching rules, so only one rule sets a
// header. Both send pages with max-age=0 by default.
export const headersFile: BuiltFile = {
  fileName: '_headers',
  contentType: 'text/plain; charset=utf-8',
  create: async ({ base }) => {
    // A proxy may strip the base path, so the rules cover both forms.
    const roots = [...new Set(['/', base])]
    const rules = [
      rule('/*', securityHeaders(import.meta.env.VITE_CONTENT_URL)),
      ...roots.map((root) => rule(`${root}assets/*`, ASSET_CACHING)),
      ...roots.map((root) => rule(`${root}sw.js`, PAGE_CACHING)),
    ]
    return rules.join('\n')
  },
}
