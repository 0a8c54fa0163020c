import { type Entry, entriesIn, inOrder, postText, presentPosts } from '../../../model/entries'
import { fillIn } from '../../../model/fill-words'
import { withoutLinks } from '../../../model/inline-links'
import type { SiteWords } from '../../../model/own-words'
import {
  type Paths,
  pathOf,
  projectRoute,
  type RouteName,
  routesWith,
  type SiteLanguage,
} from '../../../model/routes'
import {
  isUnknownSite,
  type ListName,
  type Lists,
  ownListsOf,
  type Profile,
  type Project,
} from '../../../model/schema/schema'
import { type SectionRoute, sectionRows } from '../../../model/sections'
import { isReachable, joined, profileIn } from '../../../model/shown-profile'
import type { PageText } from '../../../model/site'
import { profileLinks } from '../../content/profile-links'
import { introduction, type Words } from '../../messages/built-words'
import { clipText, ELLIPSIS } from '../text'

const TITLE_MAX_LENGTH = 60
const DESCRIPTION_MAX_LENGTH = 160

const pageText = (title: string, text: string, address?: URL): PageText => ({
  title: clipText(title, TITLE_MAX_LENGTH),
  description: clipText(text, DESCRIPTION_MAX_LENGTH),
  ...(address && { address: address.href }),
})

/** None on a site whose address is not known. @param path from the site's root */
const addressAt = (sitio: string, path: string) =>
  isUnknownSite(sitio) ? undefined : new URL(`.${path}`, sitio)

/** As many whole names as fit, the first in any case. */
function enumerate(
  intro: string,
  names: readonly string[],
  whenEmpty: string,
  colon: string,
): string {
  if (names.length === 0) return whenEmpty
  const upTo = (last: number) => {
    const ending = last < names.length - 1 ? ELLIPSIS : '.'
    return `${intro}${colon}${names.slice(0, last + 1).join(', ')}${ending}`
  }
  const fits = (_name: string, index: number) => upTo(index).length <= DESCRIPTION_MAX_LENGTH
  return upTo(Math.max(0, names.findLastIndex(fits)))
}

/** The summary, or who it is, then the present posts where all of it fits. */
function homeDescription({ resumen }: Profile, who: string, posts: readonly string[]): string {
  const summary = withoutLinks(resumen).trim() || who
  const end = /[.!?…]$/.test(summary) ? '' : '.'
  const text = [summary + end, ...posts.map((post) => `${post}.`)].join(' ')
  return posts.length > 0 && text.length <= DESCRIPTION_MAX_LENGTH ? text : summary
}

const contactWays = (profile: Profile, { screen, built }: Words) => {
  const networks = profileLinks(profile).map(({ name }) => name)
  const { email, card } = built.pages.contactWays
  const own = profileIn('pagina', profile).email === '' ? [card] : [email, card]
  const ways = [...own, ...networks.slice(0, 3).reverse()]
  const list = new Intl.ListFormat(screen.locale, { type: 'conjunction' }).format(ways)
  return list.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase(screen.locale))
}

/** Languages that write nouns with a capital letter. */
const CAPITAL_NOUNS = ['de', 'lb']

/** 'Experiencia, educación, CV': of the sections, only the first has a capital letter. */
function tileNames(tiles: readonly SectionRoute[], { routes, locale, navigation }: SiteWords) {
  const names = [...tiles.map((route) => routes[route]), navigation.cv]
  // 'CV' is no word.
  const isKept = (name: string, index: number) =>
    index === 0 || CAPITAL_NOUNS.includes(locale) || name === name.toLocaleUpperCase(locale)
  return names
    .map((name, index) => (isKept(name, index) ? name : name.toLocaleLowerCase(locale)))
    .join(', ')
}

export function projectPageText(
  profile: Profile,
  { titulo = '', resultado, descripcion = '', pagina = '' }: Partial<Project> = {},
  language: Pick<SiteLanguage, 'paths'>,
  words: Words,
): PageText {
  const { nombre, sitio } = profile
  const said = [resultado, descripcion].filter(Boolean).map((text) => withoutLinks(text ?? ''))
  const text = said.join(' ') || `${titulo}. ${introduction(profile, words.built)}`
  const address = addressAt(sitio, pathOf(language, projectRoute(pagina)))
  return pageText(`${titulo} · ${nombre}`, text, address)
}

export function pageTexts(
  profile: Profile,
  lists: Lists,
  words: Words,
  paths: Paths,
  tiles: readonly SectionRoute[],
): Record<RouteName | 'notFound', PageText> {
  const { nombre, puesto, sitio } = profile
  const { routes, page: screen, colon } = words.screen
  const say = words.built.pages
  const rows = sectionRows(ownListsOf(lists))
  const who = introduction(profile, words.built)
  const ofPerson = (title: string, who: string) => fillIn(say.section, { title, who })
  const posts = new Map(
    presentPosts(lists.experiencia).map((post) => [post.id, postText(post, words.screen)]),
  )
  const titlesOf = (list: ListName) =>
    inOrder<Entry>(entriesIn(lists, list)).flatMap(
      ({ id, titulo }) => (list === 'experiencia' && posts.get(id)) || titulo || [],
    )
  const summaryOf = (route: RouteName): string => {
    if (route === 'home') return homeDescription(profile, who, [...posts.values()])
    if (route === 'navigation') {
      const names = tileNames(tiles, words.screen)
      const hasContact = isReachable(profileIn('pagina', profile))
      return hasContact ? fillIn(say.navigation, { tiles: names, who }) : ofPerson(names, who)
    }
    const section = rows.find((each) => each.route === route)
    if (!section) return fillIn(say.contact, { ways: contactWays(profile, words), who })
    const names = section.lists.flatMap(titlesOf)
    return enumerate(ofPerson(routes[route], nombre), names, ofPerson(routes[route], who), colon)
  }
  const pages = routesWith(rows).map((route) => {
    const title = route === 'home' ? joined(' · ', nombre, puesto) : `${routes[route]} · ${nombre}`
    return [route, pageText(title, summaryOf(route), addressAt(sitio, paths[route]))]
  })
  const notFound = pageText(`${screen.notFound.title} · ${nombre}`, fillIn(say.notFound, { who }))
  return { ...(Object.fromEntries(pages) as Record<RouteName, PageText>), notFound }
}
