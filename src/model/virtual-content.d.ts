/** The checked content (src/build/content/content-plugin.ts). Icons are paths below the base. */
declare module 'virtual:content' {
  /** `sitio` is this build's address: SITE_URL wins over the file, base path included. */
  export const profile: import('./schema/schema').Profile
  /** The profile's links, with their networks' marks: SVG paths of 24 × 24, empty when unknown. */
  export const links: readonly (import('./profile-links').ProfileLink & {
    readonly mark?: string
  })[]
  /** Widths in px; empty when only the original photo can be used. */
  export const portraits: readonly { readonly path: string; readonly width: number }[]
  /** Whole years on the day of the build; undefined without a birth date. */
  export const ageAtBuild: number | undefined
  export const lists: import('./schema/schema').Lists
  /** The sections that the site shows, by the order of tiles and of pages. */
  export const sections: ReturnType<typeof import('./sections').shownSections>
  /** Path of each `devicon:<name>` of the built-in content, by name. */
  export const deviconPaths: Readonly<Record<string, string>>
  /** Icons, by path, that are too dark for a tile without a light plate. */
  export const platedIcons: readonly string[]
  /** Projects' pictures by `imagen`: size in px, and smaller files, narrowest first. */
  export const pictures: Readonly<
    Record<
      string,
      {
        readonly width: number
        readonly height: number
        readonly files: readonly { readonly path: string; readonly width: number }[]
      }
    >
  >
  /** Contact QR: modules per side with the quiet zone, and an SVG path in modules. */
  export const contactQr: { readonly side: number; readonly path: string }
  /** Parameters of the owner's engraving. */
  export const plate: import('../engraving/plate').Plate
  export const pages: Readonly<
    Record<import('./routes').RouteName | 'notFound', import('./page-texts').PageText>
  >
}
