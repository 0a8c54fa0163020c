import { pages } from 'virtual:content'
import { ROUTE_NAMES } from '../content/routes'
import { escapeHtml } from './head/escape-html'
import type { Output } from './output'

/** Every page for search engines. Without dates: the same content gives the same file. */
export const sitemapFile: Output = {
  fileName: 'sitemap.xml',
  contentType: 'application/xml; charset=utf-8',
  create: async () => {
    const addresses = ROUTE_NAMES.flatMap((route) => pages[route].address ?? [])
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
