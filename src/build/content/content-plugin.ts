import path from 'node:path'
import type { Plugin } from 'vite'
import { plateOf } from '../../engraving/draw-plate'
import { deviconFile } from '../../owner/devicon'
import { ownerEnvironment } from '../../owner/environment'
import { listPublicFiles } from '../../owner/reading/public-files'
import { type Content, readContent } from '../../owner/reading/read-content'
import { readSitePlace } from '../../owner/reading/site-place'
import { templateFiles } from '../../owner/template-files/template-files'
import { faviconSvg } from '../icons/favicon'
import { writeCardPicture } from './card-picture'
import { contentModule } from './content-module'
import { followContent } from './follow-content'
import { portraitFiles } from './pictures/portrait-files'
import { madeFiles, readPictures } from './pictures/read-pictures'
import { serveMade } from './serve-made'

const FAVICON = 'favicon.svg'
const MODULE_ID = 'virtual:content'
const RESOLVED_ID = `\0${MODULE_ID}`

const iconsIn = ({ lists }: Content) =>
  [...lists['hard-skills'], ...lists['soft-skills']].map(({ icon }) => icon)

/**
 * Provides `virtual:content`. Problems stop the build or show in the dev server's overlay.
 * @param ownerRoot folder of src/content and public; Vite's root unless given
 */
export function contentPlugin(ownerRoot?: string): Plugin {
  let root = ''
  let mode = ''
  let contentDir = ''
  let publicDir = ''
  let base = '/'
  /** Pictures that the build makes or the template has, by address below the base. */
  const made = new Map<string, Uint8Array>()
  /** Content with the address of this build as `sitio`. */
  const readPublished = () => {
    const content = readContent(contentDir, publicDir)
    const place = readSitePlace(root, ownerEnvironment(root, mode))
    const sitio = new URL(base, place.address ?? content.perfil.sitio).href
    return { content: { ...content, perfil: { ...content.perfil, sitio } }, base: place.base }
  }
  const presentProfile = () => {
    try {
      return readPublished().content.perfil
    } catch {
      return undefined
    }
  }
  return {
    name: 'portfolio:content',
    configResolved(config) {
      base = config.base
      root = ownerRoot ?? config.root
      mode = config.mode
      contentDir = path.join(root, 'src/content')
      publicDir = path.join(root, 'public')
    },
    async buildStart() {
      // Before the style sheet is read, which refers to it. A problem is told when the content is.
      if (ownerRoot !== undefined) return
      const perfil = presentProfile()
      if (perfil) await writeCardPicture(root, perfil)
    },
    resolveId: (id) => (id === MODULE_ID ? RESOLVED_ID : undefined),
    async load(id) {
      if (id !== RESOLVED_ID) return undefined
      const { content } = readPublished()
      const { sizes, named } = await portraitFiles(root, content.perfil.foto)
      const read = await readPictures(publicDir, content.lists)
      const { code, iconNames } = contentModule(content, sizes, read)
      const publicFiles = listPublicFiles(publicDir)
      if (ownerRoot === undefined) await writeCardPicture(root, content.perfil)
      const favicon = Buffer.from(faviconSvg(plateOf(content.perfil)))
      const pictures = [
        ...iconNames.map(deviconFile),
        ...templateFiles(iconsIn(content), publicFiles),
        ...(publicFiles.has(FAVICON) ? [] : [{ path: FAVICON, source: favicon }]),
        ...sizes,
        ...(named ? [named] : []),
        ...madeFiles(read),
      ]
      made.clear()
      for (const { path, source } of pictures) made.set(path, Buffer.from(source))
      if (this.environment.mode === 'build' && this.environment.name === 'client') {
        for (const [fileName, source] of made) this.emitFile({ type: 'asset', fileName, source })
      }
      return { code, moduleType: 'js', map: null }
    },
    configureServer(server) {
      const isRead = (file: string) =>
        (path.dirname(file) === contentDir && file.endsWith('.json')) ||
        !path.relative(publicDir, file).startsWith('..')
      followContent(server, RESOLVED_ID, isRead, () => {
        // A path in `sitio` is the base of every address, which a server cannot change.
        if (readPublished().base !== base) void server.restart()
      })
      server.middlewares.use(serveMade(base, made))
    },
  }
}
