import { pages, profile, sections } from 'virtual:content'
import { routesWith } from '../model/routes'
import type { BuiltFile } from './built-file'
import { escapeHtml } from './pages/escape-html'

/** No dates: the same content gives the same file. */
const sitemapFile: BuiltFile = {
  fileName: 'sitemap.xml',
  contentType: 'application/xml; charset=utf-8',
  create: async () => {
    const addresses = routesWith(sections.pages).flatMap((route) => pages[route].address ?? [])
    const urls = addresses.map((address) => `  <url><loc>${escapeHtml(address)}</loc></url>`)
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
      '',
    ].join('\n')
  },
}

/** Search engines read it only at a host's root. */
const robotsFile: BuiltFile = {
  fileName: 'robots.txt',
  contentType: 'text/plain; charset=utf-8',
  create: async () =>
    `User-agent: *\nAllow: /\n\nSitemap: ${new URL('sitemap.xml', profile.sitio).href}\n`,
}

export const searchFiles = [sitemapFile, robotsFile]
