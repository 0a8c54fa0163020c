import { clipText } from './clip-text'
import { inOrder } from './entries'
import { profileLinks } from './profile-links'
import { ROUTES, type RouteName } from './routes'
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

const introduction = ({ nombre, puesto, ciudad, pais }: Profile) =>
  `${nombre}, ${puesto} en ${ciudad}, ${pais}.`

const contactWays = (profile: Profile) => {
  const networks = profileLinks(profile).map(({ name }) => name)
  const ways = ['Correo', 'tarjeta de contacto', ...networks.slice(0, 3).reverse()]
  return new Intl.ListFormat('es', { type: 'conjunction' }).format(ways)
}

function descriptionsOf(profile: Profile, lists: Lists): Record<RouteName, string> {
  const { nombre, resumen } = profile
  const who = introduction(profile)
  const list = (intro: string, names: readonly string[]) =>
    enumerate(`${intro} de ${nombre}`, names, `${intro} de ${who}`)
  const skills = [...titlesOf(lists['hard-skills']), ...titlesOf(lists['soft-skills'])]
  return {
    home: resumen,
    navigation: `Experiencia, educación, proyectos, habilidades, CV y contacto de ${who}`,
    experience: list('Experiencia', titlesOf(lists.experiencia)),
    education: list('Educación', titlesOf(lists.educacion)),
    skills: list('Habilidades', skills),
    projects: list('Proyectos', titlesOf(lists.proyectos)),
    certificates: list('Certificados', titlesOf(lists.certificados)),
    contact: `${contactWays(profile)} de ${who}`,
  }
}

export function pageTexts(
  profile: Profile,
  lists: Lists,
): Record<RouteName | 'notFound', PageText> {
  const { nombre, puesto, sitio } = profile
  const descriptions = descriptionsOf(profile, lists)
  const title = (text: string) => clipText(text, TITLE_MAX_LENGTH)
  const page = (route: RouteName): PageText => ({
    title: title(route === 'home' ? `${nombre} · ${puesto}` : `${ROUTES[route].title} · ${nombre}`),
    description: description(descriptions[route]),
    address: new URL(`.${ROUTES[route].path}`, sitio).href,
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
      title: title(`Página no encontrada · ${nombre}`),
      description: description(`Esta dirección no existe en el sitio de ${introduction(profile)}`),
    },
  }
}
