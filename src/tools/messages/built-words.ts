import type { Paths, RouteName } from '../../site/model/routes'
import { screen as screenEn } from '../../site/words/en'
import { type ScreenWords, screen as screenEs } from '../../site/words/es'
import { SPOKEN, type Spoken } from '../../site/words/language'

type Person = { nombre: string; puesto: string; ciudad: string; pais: string }

/** Last part of each address: a page's title without capitals, accents and spaces. */
function slugsOf({ home: _none, ...titles }: ScreenWords['routes']) {
  const slugs = Object.entries(titles).map(([route, title]) => [
    route,
    title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-'),
  ])
  return Object.fromEntries(slugs) as Record<Exclude<RouteName, 'home'>, string>
}

/** The words of what the build writes: addresses, heads of pages, the CV. */
export const builtEs = {
  slugs: slugsOf(screenEs.routes),
  pages: {
    introduction: ({ nombre, puesto, ciudad, pais }: Person) =>
      `${nombre}, ${puesto} en ${ciudad}, ${pais}.`,
    /** @param who a name, or an introduction */
    section: (title: string, who: string) => `${title} de ${who}`,
    /** @param tiles names of the others, with commas */
    navigation: (tiles: string, who: string) => `${tiles} y contacto de ${who}`,
    contactWays: ['Correo', 'tarjeta de contacto'],
    contact: (ways: string, who: string) => `${ways} de ${who}`,
    notFound: (who: string) => `Esta dirección no existe en el sitio de ${who}`,
  },
  cv: {
    title: (name: string) => `CV de ${name}`,
    hardSkills: 'Técnicas',
    softSkills: 'Personales',
  },
}

export type BuiltWords = typeof builtEs

/** @param folder of the language: empty for the main one, else with a final slash */
export function pathsIn(folder: string, slugs: BuiltWords['slugs']): Paths {
  const pages = Object.entries(slugs).map(([name, slug]) => [name, `/${folder}${slug}/`])
  return { home: `/${folder}`, ...Object.fromEntries(pages) }
}

export const builtEn: BuiltWords = {
  slugs: slugsOf(screenEn.routes),
  pages: {
    introduction: ({ nombre, puesto, ciudad, pais }) =>
      `${nombre}, ${puesto} in ${ciudad}, ${pais}.`,
    section: (title, who) => `${title} of ${who}`,
    navigation: (tiles, who) => `${tiles} and contact details of ${who}`,
    contactWays: ['Email', 'contact card'],
    contact: (ways, who) => `${ways} of ${who}`,
    notFound: (who) => `This address does not exist on the site of ${who}`,
  },
  cv: {
    title: (name) => `CV of ${name}`,
    hardSkills: 'Technical',
    softSkills: 'Personal',
  },
}

export type Words = { readonly screen: ScreenWords; readonly built: BuiltWords }

const ALL = {
  es: { screen: screenEs, built: builtEs },
  en: { screen: screenEn, built: builtEn },
} satisfies Record<Spoken, Words>
export type InterfaceLanguage = Spoken

/** Of which language the words are for content in `language`: of the main one where it has none. */
export const interfaceLanguage = (language: string, main: InterfaceLanguage): InterfaceLanguage =>
  SPOKEN.find((spoken) => spoken === language) ?? main

export const wordsFor = (language: string, main: InterfaceLanguage): Words =>
  ALL[interfaceLanguage(language, main)]
