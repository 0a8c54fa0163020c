import type { Paths, SectionRoute } from '../../site/model/routes'
import { screen as screenEn } from '../../site/words/en'
import { type ScreenWords, screen as screenEs } from '../../site/words/es'
import { SPOKEN, type Spoken } from '../../site/words/language'

type Person = { nombre: string; puesto: string; ciudad: string; pais: string }

/** The words of what the build writes: addresses, heads of pages, the CV. */
export const builtEs = {
  /** Last part of each address. */
  slugs: {
    navigation: 'navegacion',
    experience: 'experiencia',
    education: 'educacion',
    skills: 'habilidades',
    projects: 'proyectos',
    certificates: 'certificados',
    contact: 'contacto',
  },
  pages: {
    introduction: ({ nombre, puesto, ciudad, pais }: Person) =>
      `${nombre}, ${puesto} en ${ciudad}, ${pais}.`,
    /** @param who a name, or an introduction */
    section: (section: SectionRoute, who: string) => `${screenEs.routes[section]} de ${who}`,
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
  slugs: {
    navigation: 'navigation',
    experience: 'experience',
    education: 'education',
    skills: 'skills',
    projects: 'projects',
    certificates: 'certificates',
    contact: 'contact',
  },
  pages: {
    introduction: ({ nombre, puesto, ciudad, pais }) =>
      `${nombre}, ${puesto} in ${ciudad}, ${pais}.`,
    section: (section, who) => `${screenEn.routes[section]} of ${who}`,
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

/** The interface's words by language. */
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
