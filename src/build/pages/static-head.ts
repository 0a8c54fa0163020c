import { lists, pages, profile } from 'virtual:content'
import type { RouteName } from '../../model/routes'
import { escapeHtml } from './escape-html'
import { personJsonLd } from './person-json-ld'
import { SOCIAL_HEIGHT_PX, SOCIAL_WIDTH_PX, socialImageName } from './social-image'

const tag = (kind: 'name' | 'property', key: string, content: string | number) =>
  `<meta ${kind}="${key}" content="${escapeHtml(String(content))}" />`

/** Tags for shared links. Social networks need absolute URLs. */
function socialTags(route: RouteName): string[] {
  const { title, description, address = profile.sitio } = pages[route]
  const image = new URL(socialImageName(route), profile.sitio).href
  const alt = route === 'home' ? title : `${title}, ${profile.puesto}`
  return [
    tag('property', 'og:type', route === 'home' ? 'profile' : 'website'),
    tag('property', 'og:site_name', profile.nombre),
    tag('property', 'og:locale', 'es_ES'),
    tag('property', 'og:title', title),
    tag('property', 'og:description', description),
    tag('property', 'og:url', address),
    tag('property', 'og:image', image),
    tag('property', 'og:image:type', 'image/png'),
    tag('property', 'og:image:width', SOCIAL_WIDTH_PX),
    tag('property', 'og:image:height', SOCIAL_HEIGHT_PX),
    tag('property', 'og:image:alt', alt),
    tag('name', 'twitter:card', 'summary_large_image'),
    tag('name', 'twitter:title', title),
    tag('name', 'twitter:description', description),
    tag('name', 'twitter:image', image),
    tag('name', 'twitter:image:alt', alt),
  ]
}

/** Head tags outside React. `route` is undefined for the not-found page, which is not shared. */
export function staticHead(route: RouteName | undefined, base: string): string {
  const tags = [
    `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png" />`,
    `<link rel="manifest" href="${base}manifest.webmanifest" />`,
    ...(route ? socialTags(route) : []),
    ...(route === 'home' ? [personJsonLd(profile, lists['hard-skills'])] : []),
  ]
  return tags.join('\n    ')
}
