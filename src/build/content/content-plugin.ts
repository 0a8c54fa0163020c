import path from 'node:path'
import type { Plugin } from 'vite'
import { deviconFile } from '../../owner/devicon'
import { readContent } from '../../owner/reading/read-content'
import { siteAddress } from '../../owner/site-address'
import { contentModule } from './content-module'
import { followContent } from './follow-content'
import { type PortraitFile, portraitFiles } from './portrait-files'

const MODULE_ID = 'virtual:content'
const RESOLVED_ID = `\0${MODULE_ID}`

/** Provides `virtual:content`. Problems stop the build or show in the dev server's overlay. */
export function contentPlugin(): Plugin {
  let contentDir = ''
  let publicDir = ''
  let base = '/'
  let portraits: PortraitFile[] = []
  /** Content with the address of this build as `sitio`. */
  const readPublished = () => {
    const content = readContent(contentDir, publicDir)
    const sitio = siteAddress(content.perfil.sitio, base, process.env)
    return { ...content, perfil: { ...content.perfil, sitio } }
  }
  return {
    name: 'portfolio:content',
    configResolved(config) {
      base = config.base
      contentDir = path.join(config.root, 'src/content')
      publicDir = path.join(config.root, 'public')
    },
    resolveId: (id) => (id === MODULE_ID ? RESOLVED_ID : undefined),
    async load(id) {
      if (id !== RESOLVED_ID) return undefined
      const content = readPublished()
      const { foto } = content.perfil
      portraits = await portraitFiles(path.join(publicDir, foto), foto)
      const { code, iconNames } = contentModule(content, portraits)
      if (this.environment.mode === 'build' && this.environment.name === 'client') {
        for (const name of iconNames) {
          const { path: fileName, source } = deviconFile(name)
          this.emitFile({ type: 'asset', fileName, source })
        }
        for (const { path: fileName, source } of portraits) {
          if (source) this.emitFile({ type: 'asset', fileName, source })
        }
      }
      return { code, moduleType: 'js', map: null }
    },
    configureServer(server) {
      const isRead = (file: string) =>
        (path.dirname(file) === contentDir && file.endsWith('.json')) ||
        !path.relative(publicDir, file).startsWith('..')
      followContent(server, RESOLVED_ID, isRead, readPublished)
      server.middlewares.use((request, response, next) => {
        const portrait = portraits.find(({ path: file }) => request.url?.endsWith(file))
        if (portrait?.source) {
          response.setHeader('content-type', 'image/webp')
          response.end(portrait.source)
          return
        }
        const name = /\/assets\/devicon-([a-z0-9-]+)-[0-9a-f]{8}\.svg$/.exec(request.url ?? '')?.[1]
        if (!name) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(deviconFile(name).source)
      })
    },
  }
}
