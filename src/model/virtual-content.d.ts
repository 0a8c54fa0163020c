/** The checked content (src/tools/output/modules/content-plugin.ts) that is the same in all languages. */
declare module 'virtual:content' {
  type PictureSize = { readonly path: string; readonly width: number }
  /** Files by format, narrowest first; widths in px. */
  type PictureSizes = {
    readonly avif: readonly PictureSize[]
    readonly webp: readonly PictureSize[]
  }
  type SizedPicture = { width: number; height: number; sizes: PictureSizes }
  /** Of the site, the main one first. */
  export const languages: readonly import('./routes').SiteLanguage[]
  /** A constant: bundlers leave out what only several languages need. */
  export const isMultilingual: boolean
  /** Whether a text may be in another language than the words around it; a constant, too. */
  export const hasForeignTexts: boolean
  /** Empty when only the original photo can be used. */
  export const portrait: PictureSizes & {
    /** Path of the tones of an engraved one: the scene engraves it into the plate. */
    readonly tones?: string
  }
  export const yearOfBuild: number
  /** On the day of the build; undefined without a birth date. */
  export const ageAtBuild: import('./age').KnownAge | undefined
  /** A constant, for bundlers; and the `pagina` of those that have one, in their order. */
  export const hasProjectPages: boolean
  export const projectPages: readonly string[]
  export const sections: Readonly<ReturnType<typeof import('./sections').shownSections>>
  /** Whether a section shows quotes: else their screen is left out. */
  export const hasQuotes: boolean
  /** Path of each `devicon:<name>` and `simple-icons:<name>` of the built-in content. */
  export const iconPaths: Readonly<Record<string, string>>
  /** Icons, by path, that are too dark for a tile in their own colours. */
  export const darkIcons: readonly string[]
  /** Id of the hard skill that a technology of an entry names, by the entry's spelling. */
  export const skillsOfTechnologies: Readonly<Record<string, number>>
  /** Pictures of entries by `imagen`: size in px, and smaller files, narrowest first. */
  export const pictures: { readonly [imagen: string]: SizedPicture }
  /** Paths of the engravings for projects without a picture, by id. */
  export const vignettes: Readonly<Record<number, string>>
  /** Path of the shape of the owner's, which the scene hides in the plate. */
  export const initials: string | undefined
  /** Path of what the hairline round the card says. */
  export const microtext: string
  export const plate: import('../site/engraving/plate').Plate
  export const sceneColors: Record<PredefinedColorSpace, import('./site').SceneColors>
}

declare module 'virtual:texts' {
  /** Without another language the texts are part of the site's script. @throws Error when offline */
  export const loadTexts: (language: string) => Promise<import('./site').SiteTexts>
}

/** In the first script. */
declare module 'virtual:early-texts' {
  /** Starts to load the page's texts beside the site's script, where they are not part of it. */
  export const fetchTexts: () => void
}

/** What the visitor's console says: the build writes it into the scripts (content-plugin.ts). */
type FaultTexts = {
  readonly [Name in keyof import('../site/words/es').FaultWords as `PORTFOLIO_FAULT_${Name}`]: string
}

interface ImportMetaEnv extends FaultTexts {
  /** In the preview of `npm run edit` alone (edit-plugin.ts). */
  readonly PORTFOLIO_EDITED?: true
}
