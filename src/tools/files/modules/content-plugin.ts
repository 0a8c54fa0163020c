import path from 'node:path'
import type { Plugin } from 'vite'
import { directionOf } from '../../../site/model/text-blocks'
import type { Spoken } from '../../../site/words/language'
import { ownerEnvironment, readSitePlace } from '../../content/environment'
import { isExampleName } from '../../content/example'
import { mainLanguageOf, messagesOf } from '../../content/main-language'
import { listPublicFiles } from '../../content/reading/public-files'
import { readSite, type SiteContent } from '../../content/reading/read-content'
import { templateFiles } from '../../content/template-icons'
import { writeWhole } from '../../content/write-all'
import { cardSvg } from '../../drawing/card-drawing'
import { plateOf } from '../../drawing/draw-plate'
import { dustSvg } from '../../drawing/dust-drawing'
import { themeOf } from '../../theme/palettes'
import { cssFile } from '../../theme/theme-colors'
import { faviconSvg } from '../icons/icon-drawing'
import { contentLanguages, type LanguageContent, writeLanguage } from './content-languages'
import { contentModule } from './content-module'
import { followContent } from './follow-content'
import { countTiles, gridCss } from './grid-css'
import { portraitFiles } from './pictures/portrait-files'
import { readPictures, skillIcons } from './pictures/read-pictures'
import { projectPageModules } from './project-pages/project-page-modules'
import { serveMade } from './serve-made'
import { earlyTextsModule, profilesModule, textModule, textsModule } from './text-modules'

const FAVICON = 'favicon.svg'
const THEME_COLOR = '%THEME_COLOR%'
/** Read by src/site/words/console.ts and src/site/app/entry.ts. */
const SPOKEN = 'import.meta.env.PORTFOLIO_LANGUAGE'
/** Vite knows it from the environment, but not from perfil.json. */
const LISTS_URL = 'import.meta.env.VITE_CONTENT_URL'
/** Vite's sign of a module without a file. */
const VIRTUAL = '\0'
const CONTENT_ID = 'virtual:content'
const TEXTS_ID = 'virtual:texts'
const EARLY_TEXTS_ID = 'virtual:early-texts'
const PROFILES_ID = 'virtual:profiles'
const PAGES_ID = 'virtual:project-pages'
const PAGES_MARKDOWN_ID = 'virtual:project-markdown'
const pageIdOf = (place: string) => `${PAGES_ID}/${place}`
const textsIdOf = (language: string) => `${TEXTS_ID}/${language}`
const isOurs = (id: string) =>
  [CONTENT_ID, TEXTS_ID, EARLY_TEXTS_ID, PROFILES_ID, PAGES_ID, PAGES_MARKDOWN_ID].includes(id) ||
  [TEXTS_ID, PAGES_ID].some((above) => id.startsWith(`${above}/`))

/** overlay/home/card/paper.module.css refers to it. */
const CARD_PICTURE = '.cache/engraving/card.svg'
/** app.module.css refers to it. */
const DUST_PICTURE = '.cache/engraving/dust.svg'
/** main.tsx imports them. */
const COLORS = '.cache/style/colors.css'
const GRID = '.cache/style/grid.css'

function textsSource(id: string, languages: readonly LanguageContent[], main: Spoken): string {
  const codes = languages.map(({ language }) => language.code)
  const said = languages.find(({ language }) => id === textsIdOf(language.code))
  if (said) return textModule(said, main)
  if (id === PROFILES_ID) return profilesModule(languages)
  return id === TEXTS_ID ? textsModule(codes, textsIdOf) : earlyTextsModule(codes)
}

/** Undefined for what has a fault, which is told when the content is read. */
export function unlessFaulty<Read>(read: () => Read): Read | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** Provides `virtual:content` and the texts. Problems stop the build, or show in the dev server. */
export function contentPlugin(ownerRoot?: string): Plugin {
  let root = ''
  let mode = ''
  let contentDir = ''
  let publicDir = ''
  let base = '/'
  const made = new Map<string, Uint8Array>()
  const readPublished = () => {
    const content = readSite(root)
    const place = readSitePlace(root, ownerEnvironment(root, mode))
    const sitio = new URL(base, place.address ?? content.perfil.sitio).href
    return { content: { ...content, perfil: { ...content.perfil, sitio } }, base: place.base }
  }
  const present = () => unlessFaulty(() => readPublished().content)
  /** What the style sheets take from the content: the card's engraving, the dust, colours, the grid. */
  const writeStyleFiles = async (content: SiteContent) => {
    if (ownerRoot !== undefined) return
    await writeWhole(path.join(root, CARD_PICTURE), cardSvg(plateOf(content.perfil)))
    const theme = themeOf(content.perfil)
    await writeWhole(path.join(root, DUST_PICTURE), dustSvg(theme.dust))
    await writeWhole(path.join(root, COLORS), cssFile(theme))
    await writeWhole(path.join(root, GRID), gridCss(countTiles(content)))
  }
  return {
    name: 'portfolio:content',
    config({ root = process.cwd() }, { mode }) {
      const from = ownerRoot ?? root
      const listsUrl = unlessFaulty(() => ownerEnvironment(from, mode).VITE_CONTENT_URL)
      // The visitor's scripts hold the messages of one language.
      const spoken = { [SPOKEN]: JSON.stringify(mainLanguageOf(from)) }
      return { define: { ...spoken, ...(listsUrl && { [LISTS_URL]: JSON.stringify(listsUrl) }) } }
    },
    configResolved(config) {
      base = config.base
      root = ownerRoot ?? config.root
      mode = config.mode
      contentDir = path.join(root, 'src/content')
      publicDir = path.join(root, 'public')
    },
    async buildStart() {
      // Before the style sheet is read, which refers to them.
      const content = present()
      if (content) await writeStyleFiles(content)
    },
    resolveId: (id) => (isOurs(id) ? VIRTUAL + id : undefined),
    async load(resolved) {
      const id = resolved.slice(VIRTUAL.length)
      if (!resolved.startsWith(VIRTUAL) || !isOurs(id)) return undefined
      const { content } = readPublished()
      const languages = contentLanguages(content)
      const pages = projectPageModules({ content, base, publicDir, idOf: pageIdOf })
      const asModule = (code: string) => ({ code, moduleType: 'js' as const, map: null })
      if (id === PAGES_MARKDOWN_ID) return asModule(pages.markdown())
      if (id.startsWith(PAGES_ID)) return asModule(await pages.source(id))
      if (id !== CONTENT_ID) return asModule(textsSource(id, languages, mainLanguageOf(root)))
      const theme = themeOf(content.perfil)
      const { sizes, named } = await portraitFiles(root, content.perfil.foto)
      const read = await readPictures(publicDir, content.lists, theme)
      const { code, iconFiles } = contentModule(content, languages, sizes, read)
      const publicFiles = listPublicFiles(publicDir, messagesOf(root))
      await writeStyleFiles(content)
      const favicon = faviconSvg(plateOf(content.perfil), theme)
      const pictures = [
        ...iconFiles,
        ...templateFiles(skillIcons(content.lists), publicFiles, theme),
        ...(publicFiles.has(FAVICON) ? [] : [{ path: FAVICON, source: favicon }]),
        ...[...sizes.avif, ...sizes.webp],
        ...(named ? [named] : []),
        ...[...read.entries.values()].flatMap(({ sizes }) => [...sizes.avif, ...sizes.webp]),
        ...read.vignettes.values(),
        ...(await pages.files()),
      ]
      made.clear()
      for (const { path, source } of pictures) made.set(path, Buffer.from(source))
      if (this.environment.mode === 'build' && this.environment.name === 'client') {
        for (const [fileName, source] of made) this.emitFile({ type: 'asset', fileName, source })
      }
      return asModule(code)
    },
    transformIndexHtml: (html, { server }) => {
      const perfil = present()?.perfil
      const colored = html.replace(THEME_COLOR, themeOf(perfil ?? {}).night[1])
      if (!server) return colored
      // The build writes the language of each page.
      const dir = directionOf(perfil?.resumen ?? '')
      return writeLanguage(colored, { code: mainLanguageOf(root), dir })
    },
    configureServer(server) {
      const isRead = (file: string) =>
        (file.startsWith(contentDir + path.sep) && /\.(?:json|md)$/.test(file)) ||
        !path.relative(publicDir, file).startsWith('..')
      const isMade = (id: string) =>
        [COLORS, GRID].some((file) => id.replace(/\?.*/, '').endsWith(file)) ||
        (id.startsWith(VIRTUAL) && isOurs(id.slice(VIRTUAL.length)))
      followContent(server, isMade, isRead, async () => {
        const { content, base: wanted } = readPublished()
        // A path in `sitio` is the base of every address, which a server cannot change.
        const isFixed = server.config.inlineConfig.base !== undefined
        if (wanted !== base && !isFixed) await server.restart()
        else await writeStyleFiles(content)
      })
      server.httpServer?.once('listening', () => {
        if (!isExampleName(present()?.perfil.nombre ?? '')) return
        server.config.logger.info(messagesOf(root).commands.waysIn)
      })
      server.middlewares.use(serveMade(base, publicDir, made))
    },
  }
}
