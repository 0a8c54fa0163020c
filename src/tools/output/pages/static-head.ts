import { folderOf, type PageName, projectSlug } from '../../../model/routes'
import { joined } from '../../../model/shown-profile'
import { pageTextOf } from '../../../model/site'
import { isExample } from '../../content/example'
import { alternates, type BuiltSite, sites } from '../sites'
import { SOCIAL, WIDTH } from '../social/card-art'
import { socialImageName } from '../social/social-card'
import { escapeHtml } from '../text'
import { personJsonLd, projectJsonLd } from './json-ld'
import { twinName } from './markdown-twins'

const tag = (key: string, content: string | number) =>
  `<meta ${key.startsWith('og:') ? 'property' : 'name'}="${key}" content="${escapeHtml(String(content))}" />`

/** 'es_ES': social networks want the territory where a language is spoken most (CLDR). */
function openGraphLocale(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize()
  return region ? `${language}_${region}` : language
}

/** Tags for shared links. Social networks need absolute URLs. */
function socialTags(site: BuiltSite, route: PageName): string[] {
  const { code, profile } = site
  const { title, description, address } = pageTextOf(site, route)
  const image = new URL(socialImageName(site, route), profile.sitio).href
  const alt = route === 'home' ? title : joined(', ', title, profile.puesto)
  const kind = route === 'home' ? 'profile' : projectSlug(route) ? 'article' : 'website'
  const others = sites.filter((other) => other.code !== code)
  return [
    tag('og:type', kind),
    tag('og:site_name', profile.nombre),
    tag('og:locale', openGraphLocale(code)),
    ...others.map((other) => tag('og:locale:alternate', openGraphLocale(other.code))),
    tag('og:title', title),
    tag('og:description', description),
    ...(address === undefined
      ? []
      : [
          tag('og:url', address),
          tag('og:image', image),
          tag('og:image:type', 'image/png'),
          tag('og:image:width', WIDTH),
          tag('og:image:height', SOCIAL.height),
          tag('og:image:alt', alt),
        ]),
    tag('twitter:card', 'summary_large_image'),
    tag('twitter:title', title),
    tag('twitter:description', description),
    ...(address === undefined ? [] : [tag('twitter:image', image), tag('twitter:image:alt', alt)]),
  ]
}

/** Of a page that visitors may share. */
const pageTags = (site: BuiltSite, route: PageName, base: string): string[] => [
  // Without an address, site/app/app.tsx says it.
  ...(isExample(site) && pageTextOf(site, route).address ? [tag('robots', 'noindex')] : []),
  `<link rel="alternate" type="text/markdown" href="${base}${twinName(site, route)}" />`,
  ...alternates(route).map(
    ({ language, address }) =>
      `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}" />`,
  ),
  ...socialTags(site, route),
  ...(route === 'home' ? [personJsonLd(site)] : []),
  ...(projectSlug(route) ? [projectJsonLd(site, route)] : []),
]

/** Head tags outside React. `route` is undefined for the not-found page. */
export const staticHead = (site: BuiltSite, route: PageName | undefined, base: string): string =>
  [
    `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png" />`,
    `<link rel="manifest" href="${base}${folderOf(site)}manifest.webmanifest" />`,
    ...(route ? pageTags(site, route, base) : []),
  ].join('\n    ')
