import type { ForeignWords } from './foreign-words'
import type { SiteWords } from './own-words'
import { folderOf, type PageName, projectSlug, type RouteName, type SiteLanguage } from './routes'
import type { Lists } from './schema/schema'
import type { ShownProfile } from './shown-profile'
import { withoutAccents } from './without-accents'

/** The site's path on its host, with a slash at both ends. */
export const SITE_BASE = import.meta.env.BASE_URL

export const assetUrl = (path: string) => `${SITE_BASE}${path.replace(/^\//, '')}`

/** Files that the build writes for each language, below the base. */
export const cvFile = (language: SiteLanguage): string => `${folderOf(language)}cv.pdf`

/** The CV for systems that take no PDF; none beside a CV that the owner made himself. */
export const cvDocxFile = (site: SiteLanguage & Pick<SiteTexts, 'profile'>): string | undefined =>
  folderOf(site) === '' && site.profile.cv ? undefined : `${folderOf(site)}cv.docx`

/** The picture of the card that visitors save. */
export const cardPictureFile = (language: SiteLanguage): string =>
  `${folderOf(language)}tarjeta.png`

/** What that picture is called where a visitor keeps it. */
export const keptCardName = ({ nombre }: Pick<ShownProfile, 'nombre'>): string => {
  const letters = withoutAccents(nombre).toLowerCase()
  return `${letters.match(/[\p{L}\p{N}]+/gu)?.join('-') ?? 'tarjeta'}.png`
}

export const contactFile = ({ paths }: SiteLanguage): string => `${paths.contact.slice(1, -1)}.vcf`

export type PageText = {
  /** At most 60 characters: search results cut longer ones. */
  readonly title: string
  /** At most 160 characters, for the same reason. */
  readonly description: string
  /** Absolute, with the final slash that hosts add; undefined for the not-found page, or where the site's is not known. */
  readonly address?: string
}

/** '4 · 2018–'; screen readers say '4 entries, since 2018'. */
export type TileFact = { readonly shown: string; readonly said?: string }

export type ProfileLink = { readonly name: string; readonly url: string }

/** Modules per side with the quiet zone, and an SVG path in modules. */
export type QrCode = { readonly side: number; readonly path: string }

/** All that the pages say in one language. Icons are paths below the base. */
export type SiteTexts = {
  readonly words: SiteWords
  readonly foreignWords?: ForeignWords
  /** Of titles of own sections in another language than the words. */
  readonly titleLangs?: Readonly<Record<string, string>>
  readonly profile: ShownProfile
  readonly lists: Lists
  /** Marks are SVG paths of 24 × 24, empty when unknown; `lang` where the name is not in the words'. */
  readonly links: readonly (ProfileLink & { readonly mark: string; readonly lang?: string })[]
  /** The name of the owner's time zone. */
  readonly zone?: string
  /** By the grid's tiles. */
  readonly tileFacts: Readonly<Record<string, TileFact>>
  /** The first skills in one line, 'HTML · CSS'; may be empty. */
  readonly technologies: string
  /** None of an address that is not known. */
  readonly addressQr?: QrCode
  readonly contactQr: QrCode
  readonly heads: Readonly<Record<RouteName | 'notFound', PageText>>
  /** By the projects' `pagina`, in their order. */
  readonly projectPages: Readonly<Record<string, PageText>>
}

export function pageTextOf(
  { heads, projectPages }: Pick<SiteTexts, 'heads' | 'projectPages'>,
  name: PageName | undefined,
): PageText {
  const slug = projectSlug(name)
  const ofRoute = name === undefined || slug !== undefined ? undefined : heads[name as RouteName]
  return (slug === undefined ? ofRoute : projectPages[slug]) ?? heads.notFound
}

export type Site = SiteLanguage & SiteTexts

/** Red, green and blue, 0 to 1 as a rule; `linear` where the light is computed. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** What the scene draws with, in its canvas's space: linear, but for `night` and `dust`. */
export type SceneColors = {
  paperLight: Rgb
  paperDark: Rgb
  foil: Rgb
  /** The foil's own colour where the light is strong: its sRGB numbers, in wider primaries too. */
  litFoil: Rgb
  gilt: Rgb
  sheen: Rgb
  film: Rgb
  night: readonly [light: Rgb, base: Rgb, dark: Rgb]
  dust: Rgb
}
