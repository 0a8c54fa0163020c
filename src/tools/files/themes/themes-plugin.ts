import path from 'node:path'
import type { Plugin } from 'vite'
import { THEME_NAMES, type ThemeName } from '../../../site/model/schema/schema'
import { readContent } from '../../content/reading/read-content'
import { PALETTES } from '../theme/palettes'
import { cssFile, sceneColors } from '../theme/theme-colors'
import { themesPage } from './themes-page'

const PAGE = '_temas'
const COLORS = 'export const sceneColors = '
/** Wins over the chosen theme's `:root`. */
const SELECTOR = 'html:root'

const themeIn = (url: string): ThemeName | undefined => {
  const wanted = new URL(url, 'http://localhost').searchParams.get('tema')
  return THEME_NAMES.find((name) => name === wanted)
}

function presentProfile(root: string) {
  try {
    return readContent(path.join(root, 'src/content'), path.join(root, 'public')).perfil
  } catch {
    // Content that is wrong is told where it is read.
    return {}
  }
}

/** In development only: `/_temas` shows every theme live; `?tema=plata` shows one on any page. */
export function themesPlugin(root: string): Plugin {
  return {
    name: 'portfolio:themes',
    apply: 'serve',
    transform(code, id) {
      if (id !== '\0virtual:content') return undefined
      return { code: code.replace(COLORS, `${COLORS}globalThis.previewColors ?? `), map: null }
    },
    transformIndexHtml(html, { originalUrl = '' }) {
      const name = themeIn(originalUrl)
      if (!name) return html
      const theme = PALETTES[name]
      return [
        { tag: 'style', children: cssFile(theme, SELECTOR), injectTo: 'head' },
        {
          tag: 'script',
          children: `globalThis.previewColors = ${JSON.stringify(sceneColors(theme))}`,
          injectTo: 'head-prepend',
        },
      ]
    },
    configureServer(server) {
      const { base } = server.config
      server.middlewares.use((request, response, next) => {
        const place = request.url?.replace(/[?#].*$/, '').replace(/\/$/, '')
        if (place !== `${base}${PAGE}`) return next()
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(themesPage(base, presentProfile(root)))
      })
    },
  }
}
