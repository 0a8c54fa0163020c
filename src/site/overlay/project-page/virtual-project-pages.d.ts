/** The texts of projects' own pages, each in a file of its own. */
declare module 'virtual:project-pages' {
  /** A text as HTML, and its language where that is not the page's. */
  export type Prose = { readonly html: string; readonly lang?: string | undefined }
  /** Their screen is a file of its own, which a site without such pages lacks. @throws Error when offline */
  export const loadScreen: () => Promise<{
    ProjectPage: import('react').ComponentType<{ slug: string }>
  }>
  /** @param place 'es/agenda' @throws Error when offline */
  export const loadProse: (place: string) => Promise<Prose>
}
