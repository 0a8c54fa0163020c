import { fileURLToPath } from 'node:url'
import { projectPagesOf, shownSections } from '../../../../site/model/sections'
import { sitePaths } from '../../../content/reading/built-files'
import type { ReadSite } from '../../../content/reading/read-content'
import { interfaceLanguage, wordsFor } from '../../../messages/built-words'
import { exporting } from '../content-module'
import { pageHtml } from './page-html'
import { filesOf, pageMedia } from './page-media'
import { pageMarkdown } from './page-text'

const SCREEN = fileURLToPath(
  new URL('../../../../site/overlay/project-page/project-page.tsx', import.meta.url),
)

type Made = {
  content: ReadSite
  /** The site's path on its host. */
  base: string
  publicDir: string
  /** @param place 'es/agenda' */
  idOf: (place: string) => string
}

/** `virtual:project-pages`: the text of each page as a module of its own, and the files of its pictures. */
export function projectPageModules({ content, base, publicDir, idOf }: Made) {
  const { perfil, lists, absent, main, overlays, pages, publicFiles, built } = content
  const shown = projectPagesOf(lists.proyectos, shownSections(perfil, absent).pages)
  const named = pages.filter(({ slug }) => shown.includes(slug))
  const codes = [main, ...overlays.keys()]
  const places = codes.flatMap((code) =>
    shown.map((slug) => ({ code, slug, place: `${code}/${slug}` })),
  )

  /** In the main language where nobody has translated it. */
  const pageIn = (code: string, slug: string) => {
    const own = (language: string | undefined) =>
      named.find((page) => page.slug === slug && page.language === language)
    const page = code === main ? own(undefined) : (own(code) ?? own(undefined))
    return { page, said: page?.language ?? main }
  }

  async function proseModule(code: string, slug: string): Promise<string> {
    const { page, said } = pageIn(code, slug)
    if (!page) throw new Error(`no page ${slug}`)
    const paths = sitePaths(built)
    const html = await pageHtml(page, {
      base,
      media: await pageMedia([page], publicDir, publicFiles),
      isPage: (path) => paths.has(path),
      words: wordsFor(code, main).screen,
    })
    const isForeign = said !== interfaceLanguage(code, main)
    return exporting({ html, ...(isForeign && { lang: said }) })
  }

  return {
    /** @param id as Vite asks for it */
    source: async (id: string): Promise<string> => {
      const wanted = places.find(({ place }) => idOf(place) === id)
      if (wanted) return proseModule(wanted.code, wanted.slug)
      const loaders = places.map(
        ({ place }) => `${JSON.stringify(place)}: () => import(${JSON.stringify(idOf(place))})`,
      )
      const screen = shown.length > 0 ? `() => import(${JSON.stringify(SCREEN)})` : 'undefined'
      return `export const loadScreen = ${screen}\nconst loaders = { ${loaders.join(', ')} }\nexport const loadProse = async (place) => loaders[place]()`
    },
    /** Source of `virtual:project-markdown`. */
    markdown: (): string => {
      const texts = places.flatMap(({ code, slug, place }) => {
        const { page } = pageIn(code, slug)
        return page ? [[place, pageMarkdown(page, perfil.sitio)]] : []
      })
      return exporting({ texts: Object.fromEntries(texts) })
    },
    files: async () => filesOf(await pageMedia(named, publicDir, publicFiles)),
  }
}
