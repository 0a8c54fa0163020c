import { isOwnList, slugOf } from '../../../model/own-list'
import type { Spoken } from '../../../site/words/language'
import { ownSlug } from '../../content/own-sections'
import { pathsIn, wordsFor } from '../../messages/built-words'
import type { Values } from '../field-spot'

/** `[text](address)` and `[text](<address> "title")`; a picture's address has no language. */
const LINK = /(?<!!)(\[[^\]]*\]\(<?)([^\s()<>]+)/g

/** Where the links of a page's text lead, but to its own titles. */
export const linksIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(LINK)].flatMap(([, , address = '']) =>
      address.startsWith('#') ? [] : address,
    ),
  ),
]

/** By address, another one in its place. */
export const withLinks = (text: string, links: Readonly<Record<string, string>>): string =>
  text.replace(LINK, (whole, before: string, address: string) =>
    Object.hasOwn(links, address) ? before + links[address] : whole,
  )

/** The pages of the site's sections, in a further language or the main one. */
function pathsOf(values: Values, main: Spoken, language?: string): string[] {
  const folder = language === undefined ? '' : `${language}/`
  const paths = Object.values(pathsIn(folder, wordsFor(language ?? main, main).built.slugs))
  const own = Object.keys(values)
    .filter(isOwnList)
    .map((list) => {
      if (language === undefined) return `/${slugOf(list)}/`
      const { titulo = '', ruta } = Object(values[`${language}/${list}`])
      const fallbacks = titulo === '' ? ['titulo'] : []
      return `/${folder}${ownSlug({ list, titulo, fallbacks, ...(ruta && { ruta }) }, false)}/`
    })
  return [...paths, ...own]
}

/** Where a link of the main language's page leads in another: to the same page of the site, or as it did. */
export function linkIn(address: string, values: Values, main: Spoken, language: string): string {
  const [from, to] = [pathsOf(values, main), pathsOf(values, main, language)]
  const said = `/${address.replace(/^\//, '')}`
  const path = said.replace(/^[^?#]*[^/?#](?=[?#]|$)/, '$&/')
  const isPart = (page: string) => (page === '/' ? path === '/' : path.startsWith(page))
  const place = from.findIndex(isPart)
  return place < 0 ? address : path.replace(from[place] ?? '', to[place] ?? '')
}
