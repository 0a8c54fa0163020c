/** Parts that a page cannot be shown without; a plain link or an app icon is none. */
const LOADED_TAGS = /<(?:script|img|source|image)\b[^>]*>/g
const LINK_TAGS = /<link\b[^>]*\brel="(?:stylesheet|modulepreload|preload|icon)"[^>]*>/g
// HTML does not mind how React spells an attribute.
const ADDRESSES = /\b(?:src|href|srcset|imagesrcset)="([^"]*)"/gi
const STYLE_ADDRESSES = /url\(\s*["']?([^"')]+)["']?\s*\)/g

const allMatches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([whole, group]) => group ?? whole)

/** Addresses of what a page's HTML loads by itself: scripts, styles, images, preloads. */
export function pageReferences(html: string): string[] {
  const tags = [...allMatches(html, LOADED_TAGS), ...allMatches(html, LINK_TAGS)]
  return tags
    .flatMap((tag) => allMatches(tag, ADDRESSES))
    .flatMap((value) => value.split(/,\s+/))
    .map((candidate) => candidate.trim().split(/\s/)[0]?.replaceAll('&amp;', '&') ?? '')
}

/** Names of the scripts that a script imports, at once or later. */
const IMPORTED = /["'`](?:\.\/|assets\/)([\w.-]+\.js)["'`]/g

/** Files beside a script that it imports. */
export const scriptReferences = (script: string) => [...new Set(allMatches(script, IMPORTED))]

/** Addresses that a style sheet loads: fonts and images. */
export const styleReferences = (css: string) => allMatches(css, STYLE_ADDRESSES)
