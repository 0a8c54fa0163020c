/**
 * What the content files say, checked and made ready by the build (src/publish/content-plugin.ts):
 * icons are paths under the site's base, the QR code is drawn.
 */
declare module 'virtual:content' {
  export const profile: import('./schema').Profile
  /** Whole years on the day of the build, as the HTML says it; undefined without a birth date. */
  export const ageAtBuild: number | undefined
  export const lists: import('./schema').Lists
  /** Path of each `devicon:<name>` that the built-in content uses, by its name. */
  export const deviconPaths: Readonly<Record<string, string>>
  /** QR code of the contact card: modules a side, quiet zone included, and one SVG path in that unit. */
  export const contactQr: { readonly side: number; readonly path: string }
}
