import type { PageName } from '../../model/routes'
import { isUnknownSite, UNKNOWN_SITE } from '../../model/schema/schema'
import { addressOf, alternates, type BuiltFiles, type BuiltSite, pageNames, sites } from './sites'
import { escapeHtml } from './text'

const entry = (site: BuiltSite, route: PageName): string => {
  const place = `<loc>${escapeHtml(addressOf(site, route))}</loc>`
  const links = alternates(route).map(
    ({ language, address }) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}"/>`,
  )
  return `  <url>${[place, ...links].join('')}</url>`
}

const isKnown = () => !isUnknownSite(sites[0]?.profile.sitio ?? UNKNOWN_SITE)

export const searchFiles: BuiltFiles = {
  'sitemap.xml': async () => {
    const links = sites.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links}>`,
      // No dates: the same content gives the same file.
      ...(isKnown() ? sites : []).flatMap((site) => pageNames.map((route) => entry(site, route))),
      '</urlset>',
      '',
    ].join('\n')
  },
  // Search engines read it only at a host's root.
  'robots.txt': async () =>
    `User-agent: *\nAllow: /\n${isKnown() ? `\nSitemap: ${new URL('sitemap.xml', sites[0]?.profile.sitio).href}\n` : ''}`,
}
