import { isOwnList, slugOf } from '../../model/own-list'
import { ownSlug } from '../content/own-sections'
import { pathsIn, wordsFor } from '../messages/built-words'
import type { Values } from './field-spot'

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
function pathsOf(values: Values, main: string, language?: string): string[] {
  const folder = language === undefined ? '' : `${language}/`
  const paths = Object.values(pathsIn(folder, wordsFor(language ?? main, { main }).built.slugs))
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

/** A link to one of some pages of the site, or below it, as one to the page in its place; any other as it is. */
function movedLink(address: string, from: readonly string[], to: readonly string[]): string {
  const said = `/${address.replace(/^\//, '')}`
  const path = said.replace(/^[^?#]*[^/?#](?=[?#]|$)/, '$&/')
  const isPart = (page: string) =>
    page === '/' ? /^\/(?:[?#]|$)/.test(path) : path.startsWith(page)
  const [page] = from.filter(isPart).toSorted((a, b) => b.length - a.length)
  return page === undefined ? address : path.replace(page, to[from.indexOf(page)] ?? page)
}

/** Where a link of the main language's page leads in another: to the same page of the site, or as it did. */
export const linkIn = (address: string, values: Values, main: string, language: string): string =>
  movedLink(address, pathsOf(values, main), pathsOf(values, main, language))

const withMovedLinks = (text: string, from: readonly string[], to: readonly string[]): string =>
  withLinks(
    text,
    Object.fromEntries(linksIn(text).map((each) => [each, movedLink(each, from, to)])),
  )

/** The text of a page once a language is gone: its links to that lead to the same pages in the main one. */
export const withoutLinksTo = (language: string, text: string, values: Values, main: string) =>
  withMovedLinks(text, pathsOf(values, main, language), pathsOf(values, main))

/** The text of a page once the main language and a further one have changed places. */
export function withSwappedLinks(
  text: string,
  values: Values,
  main: string,
  language: string,
): string {
  const [own, others] = [pathsOf(values, main), pathsOf(values, main, language)]
  const to = [
    ...own.map((path) => `/${main}${path}`),
    ...others.map((path) => path.slice(`/${language}`.length)),
  ]
  return withMovedLinks(text, [...own, ...others], to)
}
