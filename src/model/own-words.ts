import type { ProjectPageWords, ScreenWords } from '../site/words/es'
import type { OwnList } from './own-list'
import type { RouteName } from './routes'
import type { BuiltInList } from './schema/schema'
import type { BuiltInRoute } from './sections'

/** The interface's words, with those of the owner's own sections and of projects' pages. */
export type SiteWords = ScreenWords & {
  /** Undefined, in truth, where no project has a page or is reserved. */
  readonly projectPage: ProjectPageWords
  readonly routes: Readonly<Record<RouteName, string>>
  readonly list: {
    readonly emptyTitles: Readonly<Record<string, string>>
    /** In the place of the usual text. */
    readonly emptyTexts?: Readonly<Record<string, string | undefined>>
  }
}

export type OwnWords = {
  readonly list: OwnList
  readonly titulo: string
  readonly vacio?: string | undefined
}

/** A built-in section or list without words is a type error. */
type AllWords = ScreenWords &
  Partial<Pick<SiteWords, 'projectPage'>> & {
    readonly routes: Readonly<Record<BuiltInRoute, string>>
    readonly list: { readonly emptyTitles: Readonly<Record<BuiltInList, string>> }
  }

/** The build's modules call it, too (text-modules.ts). */
export function withOwnWords(words: AllWords, own: readonly OwnWords[]): SiteWords {
  const titles = Object.fromEntries(own.map(({ list, titulo }) => [list, titulo]))
  return {
    ...(words as AllWords & Pick<SiteWords, 'projectPage'>),
    routes: { ...words.routes, ...titles } as SiteWords['routes'] & ScreenWords['routes'],
    list: {
      ...words.list,
      emptyTitles: { ...words.list.emptyTitles, ...titles },
      emptyTexts: Object.fromEntries(own.map(({ list, vacio }) => [list, vacio])),
    },
  }
}
