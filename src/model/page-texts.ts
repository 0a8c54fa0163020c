import type { Words } from '../words/words'
import { clipText } from './clip-text'
import { inOrder } from './entries'
import { profileLinks } from './profile-links'
import type { Paths, RouteName, SectionRoute } from './routes'
import type { Lists, Profile } from './schema/schema'

export type PageText = {
  /** At most 60 characters: search results cut longer ones. */
  readonly title: string
  /** At most 160 characters, for the same reason. */
  readonly description: string
  /** Absolute, with the final slash that hosts add; undefined for the not-found page. */
  readonly address?: string
}

const TITLE_MAX_LENGTH = 60
const DESCRIPTION_MAX_LENGTH = 160
const MORE = '…'

const description = (text: string) => clipText(text, DESCRIPTION_MAX_LENGTH)

const titlesOf = (items: readonly { titulo: string; numeroOrden: number }[]) =>
  inOrder(items).map(({ titulo }) => titulo)

/** As many whole names as fit. */
function enumerate(intro: string, names: readonly string[], whenEmpty: string): string {
  const [first, ...others] = names
  if (first === undefined) return description(whenEmpty)
  let text = `${intro}: ${first}`
  for (const [index, name] of others.entries()) {
    const longer = `${text}, ${name}`
    const ending = index < others.length - 1 ? MORE : '.'
    if (longer.length + ending.length > DESCRIPTION_MAX_LENGTH) {
      return description(`${text}${MORE}`)
    }
    text = longer
  }
  return description(`${text}.`)
}

const contactWays = (profile: Profile, { screen, built }: Words) => {
  const networks = profileLinks(profile).map(({ name }) => name)
  const ways = [...built.pages.contactWays, ...networks.slice(0, 3).reverse()]
  return new Intl.ListFormat(screen.locale, { type: 'conjunction' }).format(ways)
}

function descriptionsOf(
  profile: Profile,
  lists: Lists,
  words: Words,
): Record<RouteName | 'notFound', string> {
  const say = words.built.pages
  const { nombre, resumen } = profile
  const who = say.introduction(profile)
  const list = (section: SectionRoute, names: readonly string[]) =>
    enumerate(say.section(section, nombre), names, say.section(section, who))
  const skills = [...titlesOf(lists['hard-skills']), ...titlesOf(lists['soft-skills'])]
  return {
    home: resumen,
    navigation: say.navigation(who),
    experience: list('experience', titlesOf(lists.experiencia)),
    education: list('education', titlesOf(lists.educacion)),
    skills: list('skills', skills),
    projects: list('projects', titlesOf(lists.proyectos)),
    certificates: list('certificates', titlesOf(lists.certificados)),
    contact: say.contact(contactWays(profile, words), who),
    notFound: say.notFound(who),
  }
}

/** @param paths of the words' language */
export function pageTexts(
  profile: Profile,
  lists: Lists,
  words: Words,
  paths: Paths,
): Record<RouteName | 'notFound', PageText> {
  const { nombre, puesto, sitio } = profile
  const { routes, page: say } = words.screen
  const descriptions = descriptionsOf(profile, lists, words)
  const title = (text: string) => clipText(text, TITLE_MAX_LENGTH)
  const page = (route: RouteName): PageText => ({
    title: title(route === 'home' ? `${nombre} · ${puesto}` : `${routes[route]} · ${nombre}`),
    description: description(descriptions[route]),
    address: new URL(`.${paths[route]}`, sitio).href,
  })
  return {
    home: page('home'),
    navigation: page('navigation'),
    experience: page('experience'),
    education: page('education'),
    skills: page('skills'),
    projects: page('projects'),
    certificates: page('certificates'),
    contact: page('contact'),
    notFound: {
      title: title(`${say.notFound.title} · ${nombre}`),
      description: description(descriptions.notFound),
    },
  }
}
