import { profile } from 'virtual:content'
import type { Output } from './output'

/** Search engines read it at a host's root only; under a sub-path it is there for people. */
export const robotsFile: Output = {
  fileName: 'robots.txt',
  contentType: 'text/plain; charset=utf-8',
  create: async () =>
    `User-agent: *\nAllow: /\n\nSitemap: ${new URL('sitemap.xml', profile.sitio).href}\n`,
}
