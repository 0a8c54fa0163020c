/** Tags that load a resource. Plain links and app icons do not count. */
const LOADED_TAGS = /<(?:script|img|source|image)\b[^>]*>/g
const LINK_TAGS = /<link\b[^>]*\brel="(?:stylesheet|modulepreload|preload|icon)"[^>]*>/g
// React writes some attributes in camelCase.
const ADDRESSES = /\b(?:src|href|srcset|imagesrcset)="([^"]*)"/gi
const STYLE_ADDRESSES = /url\(\s*["']?([^"')]+)["']?\s*\)/g

const allMatches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([whole, group]) => group ?? whole)

/** URLs that a page's HTML loads: scripts, styles, images, preloads. */
export function pageReferences(html: string): string[] {
  const tags = [...allMatches(html, LOADED_TAGS), ...allMatches(html, LINK_TAGS)]
  return tags
    .flatMap((tag) => allMatches(tag, ADDRESSES))
    .flatMap((value) => value.split(/,\s+/))
    .map((candidate) => candidate.trim().split(/\s/)[0]?.replaceAll('&amp;', '&') ?? '')
}

const IMPORTED = /["'`](?:\.\/|assets\/)([\w.-]+\.js)["'`]/g

export const scriptReferences = (script: string) => [...new Set(allMatches(script, IMPORTED))]

export const styleReferences = (css: string) => allMatches(css, STYLE_ADDRESSES)
