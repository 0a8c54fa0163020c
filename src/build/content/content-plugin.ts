import path from 'node:path'
import { encode } from 'uqr'
import type { Plugin, ViteDevServer } from 'vite'
import { ageOn } from '../../model/age'
import { clipText } from '../../model/clip-text'
import { DEVICON } from '../../model/fields'
import { pageTexts } from '../../model/page-texts'
import type { Lists, Profile, Skill } from '../../model/schema'
import { contactCard } from '../../model/vcard'
import { deviconFile } from '../../owner/devicon'
import { readContent } from '../../owner/reading/read-content'
import { siteAddress } from '../../owner/site-address'
import { type PortraitFile, portraitFiles } from './portrait-files'
import { tellOnce } from './tell-once'

const MODULE_ID = 'virtual:content'
const RESOLVED_ID = `\0${MODULE_ID}`

/** Longer texts make the code too fine for a phone camera, and in the end impossible. */
const MOST_IN_QR_CHARACTERS = 64

/** Debounce: a file is often written in parts, and many files at once. */
const SETTLED_AFTER_MS = 100

const short = (text: string) => clipText(text, MOST_IN_QR_CHARACTERS)

/** SVG path of the dark modules. Merging the runs of a row halves its length. */
function contactQr(profile: Profile) {
  const { nombre, puesto, ciudad, pais } = profile
  const words = {
    nombre: short(nombre),
    puesto: short(puesto),
    ciudad: short(ciudad),
    pais: short(pais),
  }
  const { data, size } = encode(contactCard({ ...profile, ...words }), { ecc: 'L', border: 2 })
  const rows = data.map((row, y) => {
    let strokes = ''
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue
      const start = x
      while (row[x + 1]) x++
      strokes += `M${start} ${y}h${x - start + 1}v1H${start}z`
    }
    return strokes
  })
  return { side: size, path: rows.join('') }
}

const deviconName = (icon: string) =>
  icon.startsWith(DEVICON) ? icon.slice(DEVICON.length) : undefined

function contentModule(content: { perfil: Profile; lists: Lists }, portraits: PortraitFile[]) {
  const { perfil, lists } = content
  const deviconPaths: Record<string, string> = {}
  const ready = <Item extends Skill>(skills: Item[]) =>
    skills.map((skill) => {
      const name = deviconName(skill.icon)
      if (!name) return skill
      deviconPaths[name] = deviconFile(name).path
      return { ...skill, icon: deviconPaths[name] }
    })
  const exported = {
    profile: perfil,
    portraits: portraits.map(({ path, width }) => ({ path, width })),
    ageAtBuild: perfil.fechaNacimiento && ageOn(perfil.fechaNacimiento, new Date()),
    lists: {
      ...lists,
      'hard-skills': ready(lists['hard-skills']),
      'soft-skills': ready(lists['soft-skills']),
    },
    deviconPaths,
    contactQr: contactQr(perfil),
    pages: pageTexts(perfil, lists),
  }
  const code = Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
  return { code, iconNames: Object.keys(deviconPaths) }
}

function followContent(
  server: ViteDevServer,
  isRead: (file: string) => boolean,
  read: () => void,
): void {
  const { logger } = server.config
  const forgetMistake = tellOnce(logger)
  const showAnew = () => {
    for (const environment of Object.values(server.environments)) {
      const module = environment.moduleGraph.getModuleById(RESOLVED_ID)
      if (module) environment.moduleGraph.invalidateModule(module)
    }
    forgetMistake()
    try {
      read()
    } catch (error) {
      logger.error(String(error), { error: error as Error })
    }
    server.ws.send({ type: 'full-reload' })
  }
  let timer: NodeJS.Timeout | undefined
  server.watcher.on('all', (_event, file) => {
    if (!isRead(file)) return
    clearTimeout(timer)
    timer = setTimeout(showAnew, SETTLED_AFTER_MS)
  })
}

/** Provides `virtual:content`. Mistakes stop the build or show in the dev server's overlay. */
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
      followContent(server, isRead, readPublished)
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
