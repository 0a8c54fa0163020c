import type { ScreenWords } from '../words/es'
import type { OwnList } from './own-list'
import type { RouteName } from './routes'

/** The interface's words, with those of the owner's own sections. */
export type SiteWords = ScreenWords & {
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

/** The build's modules call it, too (text-modules.ts). */
export function withOwnWords(words: ScreenWords, own: readonly OwnWords[]): SiteWords {
  const titles = Object.fromEntries(own.map(({ list, titulo }) => [list, titulo]))
  return {
    ...words,
    routes: { ...words.routes, ...titles } as SiteWords['routes'] & ScreenWords['routes'],
    list: {
      ...words.list,
      emptyTitles: { ...words.list.emptyTitles, ...titles },
      emptyTexts: Object.fromEntries(own.map(({ list, vacio }) => [list, vacio])),
    },
  }
}
