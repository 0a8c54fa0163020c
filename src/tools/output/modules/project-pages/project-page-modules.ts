import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { foreignLang } from '../../../../model/foreign-words'
import { projectPagesOf, shownSections } from '../../../../model/sections'
import { CONTENT } from '../../../content/content-folder'
import { sitePaths } from '../../../content/reading/built-files'
import type { ReadSite } from '../../../content/reading/read-content'
import type { Workspace } from '../../../content/workspace/workspace'
import { interfaceLanguage, wordsFor } from '../../../messages/built-words'
import { exporting, loading } from '../content-module'
import { pageHtml, pageMarkdown } from './page-html'
import { filesOf, pageMedia } from './page-media'

const SCREEN = fileURLToPath(
  new URL('../../../../site/overlay/project-page/project-page.tsx', import.meta.url),
)

type Made = {
  content: ReadSite
  /** The site's path on its host. */
  base: string
  workspace: Workspace
  /** Whether a click in the editor's preview is to find the line of a text. */
  isEdited: boolean
}

/** Sources by id of the text of each page, a module of its own, and the files of its pictures. */
export function projectPageModules({ content, base, workspace, isEdited }: Made) {
  const { perfil, lists, absent, main, translations, pages, publicFiles, built } = content
  const shown = projectPagesOf(lists.proyectos, shownSections(perfil, absent).pager)
  const named = pages.filter(({ slug }) => shown.includes(slug))
  const codes = [main, ...translations.keys()]
  const places = codes.flatMap((code) =>
    shown.map((slug) => {
      const place = `${code}/${slug}`
      return { code, slug, place, id: `virtual:project-pages/${place}` }
    }),
  )

  /** In the main language where nobody has translated it. */
  const pageIn = (code: string, slug: string) => {
    const own = (language: string | undefined) =>
      named.find((page) => page.slug === slug && page.language === language)
    const page = code === main ? own(undefined) : (own(code) ?? own(undefined))
    return { page, said: page?.language ?? main }
  }

  async function proseOf(code: string, slug: string): Promise<string> {
    const { page, said } = pageIn(code, slug)
    if (!page) throw new Error(`no page ${slug}`)
    const paths = sitePaths(built)
    const { screen: words, foreign } = wordsFor(code, content)
    const isForeign = said !== interfaceLanguage(code, content)
    const html = await pageHtml(page, {
      base,
      media: await pageMedia([page], workspace, publicFiles),
      isPage: (path) => paths.has(path),
      words,
      langOf: (word) => foreignLang(word, foreign) ?? (isForeign ? words.locale : undefined),
      ...(isEdited && { place: path.posix.relative(CONTENT, page.file) }),
    })
    return exporting({ html, ...(isForeign && { lang: said }) })
  }

  const screen = shown.length > 0 ? `() => import(${JSON.stringify(SCREEN)})` : 'undefined'
  const loaders = loading(Object.fromEntries(places.map(({ place, id }) => [place, id])))
  return {
    sources: {
      'virtual:project-pages': () =>
        `export const loadScreen = ${screen}\n${loaders}\nexport const loadProse = async (place) => loaders[place]()`,
      ...Object.fromEntries(places.map(({ code, slug, id }) => [id, () => proseOf(code, slug)])),
    },
    /** The texts of pages by place. */
    markdown: () =>
      Object.fromEntries(
        places.flatMap(({ code, slug, place }) => {
          const { page } = pageIn(code, slug)
          return page ? [[place, pageMarkdown(page, perfil.sitio)]] : []
        }),
      ),
    files: async () => filesOf(await pageMedia(named, workspace, publicFiles)),
  }
}
