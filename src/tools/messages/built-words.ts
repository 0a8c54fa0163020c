import { type OwnWords, type SiteWords, withOwnWords } from '../../model/own-words'
import type { Paths, RouteName } from '../../model/routes'
import { joined, placeOf } from '../../model/shown-profile'
import { withoutAccents } from '../../model/without-accents'
import * as en from '../../site/words/en'
import type { ScreenWords } from '../../site/words/es'
import * as es from '../../site/words/es'
import { plural, SPOKEN, type Spoken } from '../../site/words/language'

type Person = { nombre: string; puesto: string; ciudad: string; pais: string }

/** 'Ana Paz, Desarrolladora en Rosario, Argentina.' of what is known. */
const introduce = (person: Person, at: string): string => {
  const { nombre, puesto } = person
  const place = placeOf(person)
  return `${joined(puesto ? at : ', ', joined(', ', nombre, puesto), place)}.`
}

/** Last part of an address: a page's title without capitals, accents and spaces; may be empty. */
export const slugFrom = (title: string): string =>
  withoutAccents(title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

function slugsOf({ home: _none, ...titles }: ScreenWords['routes']) {
  const slugs = Object.entries(titles).map(([route, title]) => [route, slugFrom(title)])
  return Object.fromEntries(slugs) as Record<Exclude<RouteName, 'home'>, string>
}

/** The words of what the build writes: addresses, heads of pages, the CV. */
export const builtEs = {
  slugs: slugsOf(es.screen.routes),
  pages: {
    introduction: (person: Person) => introduce(person, ' en '),
    /** @param who a name, or an introduction */
    section: (title: string, who: string) => `${title} de ${who}`,
    /** @param tiles names of the others, with commas */
    navigation: (tiles: string, who: string) => `${tiles} y contacto de ${who}`,
    contactWays: { email: 'correo', card: 'tarjeta de contacto' },
    contact: (ways: string, who: string) => `${ways} de ${who}`,
    notFound: (who: string) => `Esta dirección no existe en el sitio de ${who}`,
  },
  /** Says to screen readers how many a section has, below the name of its tile. */
  entries: (count: number) => plural('es', count, { one: 'entrada', other: 'entradas' }),
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
  slugs: slugsOf(en.screen.routes),
  pages: {
    introduction: (person) => introduce(person, ' in '),
    section: (title, who) => `${title} of ${who}`,
    navigation: (tiles, who) => `${tiles} and contact details of ${who}`,
    contactWays: { email: 'email', card: 'contact card' },
    contact: (ways, who) => `${ways} of ${who}`,
    notFound: (who) => `This address does not exist on the site of ${who}`,
  },
  entries: (count) => plural('en', count, { one: 'entry', other: 'entries' }),
  cv: {
    title: (name) => `CV of ${name}`,
    hardSkills: 'Technical',
    softSkills: 'Personal',
  },
}

export type Words = { readonly screen: SiteWords; readonly built: BuiltWords }

const ALL = {
  es: { screen: { ...es.screen, projectPage: es.projectPage }, built: builtEs },
  en: { screen: { ...en.screen, projectPage: en.projectPage }, built: builtEn },
} satisfies Record<Spoken, { screen: Parameters<typeof withOwnWords>[0]; built: BuiltWords }>
export type InterfaceLanguage = Spoken

/** Of which language the words are for content in `language`: of the main one where it has none. */
export const interfaceLanguage = (language: string, main: InterfaceLanguage): InterfaceLanguage =>
  SPOKEN.find((spoken) => spoken === language) ?? main

/** @param own sections of the owner's, in that language */
export function wordsFor(
  language: string,
  main: InterfaceLanguage,
  own: readonly OwnWords[] = [],
): Words {
  const { screen, built } = ALL[interfaceLanguage(language, main)]
  return { screen: withOwnWords(screen, own), built }
}
