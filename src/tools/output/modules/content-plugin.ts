import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { directionOf } from '../../../model/text-blocks'
import { fillStored } from '../../../site/state/stored'
import { CONTENT, PUBLIC } from '../../content/content-folder'
import { EDITED, ownerEnvironment, readSiteAddress } from '../../content/environment'
import { isExampleName, mainLanguageOf } from '../../content/main-language'
import { readSite, type SiteContent } from '../../content/reading/read-content'
import { readWords } from '../../content/translation/words-file'
import { Workspace } from '../../content/workspace/workspace'
import { writeWhole } from '../../content/workspace/write-all'
import { cardSvg, sealSvg } from '../../drawing/card-drawing'
import { plateOf } from '../../drawing/draw-plate'
import { dustSvg } from '../../drawing/dust-drawing'
import { allWords } from '../../messages/built-words'
import { cssFile } from '../../theme/theme-colors'
import { themeOf } from '../../theme/themes'
import { geometryCss } from '../geometry-css'
import { contentLanguages, writeLanguage } from './content-languages'
import { contentModule, exporting } from './content-module'
import { followContent } from './follow-content'
import { countTiles, gridCss } from './grid-css'
import { readPictures } from './pictures/read-pictures'
import { projectPageModules } from './project-pages/project-page-modules'
import { serveMade } from './serve-made'
import { textModules } from './text-modules'

const THEME_COLOR = '%THEME_COLOR%'
/** What the console of a visitor says; each text is written where it is told. */
const FAULT = 'import.meta.env.PORTFOLIO_FAULT_'
/** Vite knows it from the environment, but not from perfil.json. */
const LISTS_URL = 'import.meta.env.VITE_CONTENT_URL'
/** Vite's sign of a module without a file. */
const OURS = '\0virtual:'

/** Style sheets refer to the pictures in it: paper.module.css, and app.module.css to the dust. */
const ENGRAVING = '.cache/engraving'
/** main.tsx imports the style sheets in it. */
const STYLE = '.cache/style'

type StyledBy = Pick<SiteContent['perfil'], 'nombre' | 'semilla' | 'tema'>
/** Of content that nobody can read. */
const SOME_TILES = 8

/** Undefined for what has a fault, which is told when the content is read. */
function unlessFaulty<Read>(read: () => Read): Read | undefined {
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
  let base = '/'
  let isEdited = false
  const made = new Map<string, Uint8Array>()
  const readPublished = () => {
    const workspace = new Workspace(root)
    const content = readSite(workspace)
    const home = readSiteAddress(workspace, ownerEnvironment(workspace, mode))
    const sitio = new URL(base, home.address ?? content.perfil.sitio).href
    const published = { ...content, perfil: { ...content.perfil, sitio } }
    return { workspace, content: published, base: home.base }
  }
  const present = () => unlessFaulty(() => readPublished().content)
  const writeStyleFiles = async (profile: StyledBy, tiles: number) => {
    if (ownerRoot !== undefined) return
    const theme = themeOf(profile)
    const files = {
      [`${ENGRAVING}/card.svg`]: cardSvg(plateOf(profile)),
      [`${ENGRAVING}/seal.svg`]: sealSvg(),
      [`${ENGRAVING}/dust.svg`]: dustSvg(theme.dust),
      [`${STYLE}/colors.css`]: cssFile(theme),
      [`${STYLE}/geometry.css`]: geometryCss(),
      [`${STYLE}/grid.css`]: gridCss(tiles),
    }
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(root, name)
      // Each one written reloads the page of a dev server.
      const isWritten = existsSync(file) && readFileSync(file, 'utf8') === text
      if (!isWritten) await writeWhole(file, text)
    }
  }
  return {
    name: 'portfolio:content',
    config({ root = process.cwd() }, { mode }) {
      const from = new Workspace(ownerRoot ?? root)
      const listsUrl = unlessFaulty(() => ownerEnvironment(from, mode).VITE_CONTENT_URL)
      const main = mainLanguageOf(from.profile)
      const { ownersWords } = unlessFaulty(() => readWords(from)) ?? {}
      const { faults } = allWords(main, { main, ...(ownersWords && { ownersWords }) })
      const told = Object.fromEntries(
        Object.entries(faults).map(([name, text]) => [FAULT + name, JSON.stringify(text)]),
      )
      return { define: { ...told, ...(listsUrl && { [LISTS_URL]: JSON.stringify(listsUrl) }) } }
    },
    configResolved(config) {
      base = config.base
      root = ownerRoot ?? config.root
      mode = config.mode
      isEdited = EDITED in (config.define ?? {})
    },
    async buildStart() {
      // Before the style sheet is read, which refers to them.
      const content = present()
      if (content) await writeStyleFiles(content.perfil, countTiles(content))
      // The form, and what tells the mistake, have their looks on the first start, too.
      else if (!existsSync(path.join(root, STYLE)))
        await writeStyleFiles({ nombre: '' }, SOME_TILES)
    },
    resolveId: (id) => (`\0${id}`.startsWith(OURS) ? `\0${id}` : undefined),
    async load(resolved) {
      if (!resolved.startsWith(OURS)) return undefined
      const { workspace, content } = readPublished()
      const languages = contentLanguages(content)
      const pages = projectPageModules({ content, base, workspace, isEdited })
      const contentSource = async () => {
        const pictures = await readPictures(workspace, content)
        await writeStyleFiles(content.perfil, countTiles(content))
        const files = [...pictures.files, ...(await pages.files())]
        made.clear()
        for (const { path, source } of files) made.set(path, Buffer.from(source))
        if (this.environment.mode === 'build' && this.environment.name === 'client') {
          for (const [fileName, source] of made) this.emitFile({ type: 'asset', fileName, source })
        }
        return contentModule(content, languages, pictures)
      }
      const sources: Record<string, () => string | Promise<string>> = {
        'virtual:content': contentSource,
        'virtual:whole-content': () =>
          exporting({
            languages,
            projectTexts: pages.markdown(),
            wording: { main: content.main, ownersWords: content.ownersWords },
          }),
        ...textModules(languages, content),
        ...pages.sources,
      }
      const code = await sources[resolved.slice(1)]?.()
      return code === undefined ? undefined : { code, moduleType: 'js', map: null }
    },
    transformIndexHtml: (html, { server }) => {
      const perfil = present()?.perfil
      const filled = fillStored(html).replace(THEME_COLOR, themeOf(perfil ?? {}).night[1])
      if (!server) return filled
      // The build writes the language of each page.
      const dir = directionOf(perfil?.resumen || perfil?.puesto || '')
      return writeLanguage(filled, { code: mainLanguageOf(new Workspace(root).profile), dir })
    },
    configureServer(server) {
      const isIn = (folder: string, file: string) =>
        file.startsWith(path.join(root, folder) + path.sep)
      const isRead = (file: string) =>
        isIn(CONTENT, file) ? /\.(?:json|md|typ)$/.test(file) : isIn(PUBLIC, file)
      const isMade = (id: string) => id.startsWith(OURS) || id.includes(`/${STYLE}/`)
      followContent(server, isMade, isRead, async () => {
        const { content, base: wanted } = readPublished()
        // A path in `sitio` is the base of every address, which a server cannot change.
        const isFixed = server.config.inlineConfig.base !== undefined
        if (wanted !== base && !isFixed) await server.restart()
        else await writeStyleFiles(content.perfil, countTiles(content))
      })
      server.httpServer?.once('listening', () => {
        if (!isExampleName(present()?.perfil.nombre ?? '')) return
        server.config.logger.info(new Workspace(root).say.commands.waysIn)
      })
      server.middlewares.use(serveMade(base, new Workspace(root), made))
    },
  }
}
