/**
 * What the content files say, checked and made ready by the build (src/build/content/content-plugin.ts):
 * icons are paths under the site's base, the QR code is drawn.
 */
declare module 'virtual:content' {
  /** `sitio` is the address of this very build: SITE_URL beats the file, the base path is included. */
  export const profile: import('./schema').Profile
  /** The portrait in several sizes, px; empty where the photo itself has to do. */
  export const portraits: readonly { readonly path: string; readonly width: number }[]
  /** Whole years on the day of the build, as the HTML says it; undefined without a birth date. */
  export const ageAtBuild: number | undefined
  export const lists: import('./schema').Lists
  /** Path of each `devicon:<name>` that the built-in content uses, by its name. */
  export const deviconPaths: Readonly<Record<string, string>>
  /** QR code of the contact card: modules a side, quiet zone included, and one SVG path in that unit. */
  export const contactQr: { readonly side: number; readonly path: string }
  /** The head of every page, made from the built-in content, with the address of this build. */
  export const pages: Readonly<
    Record<import('./routes').RouteName | 'notFound', import('./page-texts').PageText>
  >
}
