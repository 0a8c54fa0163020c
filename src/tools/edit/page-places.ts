/** A project's page in the main language, or in another: `en/proyectos/agenda.md`. */
const PAGE = /^(?:([a-z]{2,3})\/)?proyectos\/([^/\\]+)\.md$/

/** The place of a page's text among those of the content files. */
export const pagePlace = (slug: string, language?: string): string =>
  `${language ? `${language}/` : ''}proyectos/${slug}.md`

/** What page a place is of, and in which language; undefined for another file. */
export function pageAt(place: string): { slug: string; language: string | undefined } | undefined {
  const [, language, slug] = PAGE.exec(place) ?? []
  return slug === undefined ? undefined : { slug, language }
}

/** Where a place's file is, as messages call it. */
export const contentFile = (place: string): string =>
  `src/content/${pageAt(place) ? place : `${place}.json`}`
