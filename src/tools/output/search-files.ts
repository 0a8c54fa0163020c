import type { PageName } from '../../model/routes'
import { isUnknownSite } from '../../model/schema/schema'
import { isExample } from '../content/example'
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

/** Without an address, or with something of the example, their pages carry noindex. */
const shownSites = () =>
  sites.filter((site) => !isUnknownSite(site.profile.sitio) && !isExample(site))

export const searchFiles: BuiltFiles = {
  'sitemap.xml': async () => {
    const links = sites.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links}>`,
      // No dates: the same content gives the same file.
      ...shownSites().flatMap((site) => pageNames.map((route) => entry(site, route))),
      '</urlset>',
      '',
    ].join('\n')
  },
  // Search engines read it only at a host's root.
  'robots.txt': async () =>
    `User-agent: *\nAllow: /\n${shownSites().length > 0 ? `\nSitemap: ${new URL('sitemap.xml', sites[0]?.profile.sitio).href}\n` : ''}`,
}
