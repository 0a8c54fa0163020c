/** The texts of projects' own pages, each in a file of its own. */
declare module 'virtual:project-pages' {
  /** As HTML, and its language where that is not the page's. */
  export type Prose = { readonly html: string; readonly lang?: string | undefined }
  /** Their screen, a file of its own: a site without such pages does not have it. @throws Error when offline */
  export const loadScreen: () => Promise<{
    ProjectPage: import('react').ComponentType<{ slug: string }>
  }>
  /** @param place 'es/agenda' @throws Error when offline */
  export const loadProse: (place: string) => Promise<Prose>
}
