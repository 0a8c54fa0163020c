import { folderOf, type PageName, projectSlug } from '../../../site/model/routes'
import { pageTextOf } from '../../../site/model/site'
import { isExample } from '../../content/example'
import { alternates, type BuiltSite, sites } from '../sites'
import { HEIGHT, WIDTH } from '../social/card-art'
import { socialImageName } from '../social/social-files'
import { twinName } from './markdown-twins'
import { escapeHtml } from './page-texts'
import { personJsonLd } from './person-json-ld'
import { projectJsonLd } from './project-json-ld'

const tag = (kind: 'name' | 'property', key: string, content: string | number) =>
  `<meta ${kind}="${key}" content="${escapeHtml(String(content))}" />`

/** 'es_ES': social networks want the territory where a language is spoken most (CLDR). */
function openGraphLocale(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize()
  return region ? `${language}_${region}` : language
}

/** Tags for shared links. Social networks need absolute URLs. */
function socialTags(site: BuiltSite, route: PageName): string[] {
  const { code, profile } = site
  const { title, description, address = profile.sitio } = pageTextOf(site, route)
  const image = new URL(socialImageName(site, route), profile.sitio).href
  const alt = route === 'home' ? title : `${title}, ${profile.puesto}`
  return [
    tag(
      'property',
      'og:type',
      projectSlug(route) ? 'article' : route === 'home' ? 'profile' : 'website',
    ),
    tag('property', 'og:site_name', profile.nombre),
    tag('property', 'og:locale', openGraphLocale(code)),
    ...sites
      .filter((other) => other.code !== code)
      .map((other) => tag('property', 'og:locale:alternate', openGraphLocale(other.code))),
    tag('property', 'og:title', title),
    tag('property', 'og:description', description),
    tag('property', 'og:url', address),
    tag('property', 'og:image', image),
    tag('property', 'og:image:type', 'image/png'),
    tag('property', 'og:image:width', WIDTH),
    tag('property', 'og:image:height', HEIGHT),
    tag('property', 'og:image:alt', alt),
    tag('name', 'twitter:card', 'summary_large_image'),
    tag('name', 'twitter:title', title),
    tag('name', 'twitter:description', description),
    tag('name', 'twitter:image', image),
    tag('name', 'twitter:image:alt', alt),
  ]
}

const alternateLink = ({ language, address }: ReturnType<typeof alternates>[number]) =>
  `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}" />`

/** Head tags outside React. `route` is undefined for the not-found page, which is not shared. */
export function staticHead(site: BuiltSite, route: PageName | undefined, base: string): string {
  const tags = [
    `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png" />`,
    `<link rel="manifest" href="${base}${folderOf(site)}manifest.webmanifest" />`,
    ...(route && isExample(site) ? [tag('name', 'robots', 'noindex')] : []),
    ...(route
      ? [`<link rel="alternate" type="text/markdown" href="${base}${twinName(site, route)}" />`]
      : []),
    ...(route ? [...alternates(route).map(alternateLink), ...socialTags(site, route)] : []),
    ...(route === 'home' ? [personJsonLd(site)] : []),
    ...(route && projectSlug(route) ? [projectJsonLd(site, route)] : []),
  ]
  return tags.join('\n    ')
}
