import type { Plugin } from 'vite'
import { type Profile, THEME_NAMES, type ThemeName } from '../../site/model/schema/schema'
import { readSite } from '../content/reading/read-content'
import { Workspace } from '../content/workspace/workspace'
import { messagesIn } from '../messages/messages'
import { cssFile, sceneColors } from '../theme/theme-colors'
import { THEMES } from '../theme/themes'
import { unlessFaulty } from './modules/content-plugin'

const PAGE = '_temas'
const COLORS = 'export const sceneColors = '
/** Wins over the chosen theme's `:root`. */
const SELECTOR = 'html:root'

const themeIn = (url: string): ThemeName | undefined => {
  const wanted = new URL(url, 'http://localhost').searchParams.get('tema')
  return THEME_NAMES.find((name) => name === wanted)
}

/** Size of a preview in CSS px, before it is scaled down. */
const WIDTH_PX = 1440
const HEIGHT_PX = 900
const SCALE = 0.38

function themesPage(base: string, { tema = 'cobre', idioma = 'es' }: Partial<Profile>) {
  const say = messagesIn(idioma).commands.themes
  const preview = (query: string, title: string) => {
    const caption = title === tema ? `${title}, ${say.own}` : title
    return `<figure><a href="${base}${query}"><figcaption>${caption}</figcaption></a>
<div><iframe src="${base}${query}" title="${title}"></iframe></div></figure>`
  }
  const own = typeof tema === 'string' ? [] : [preview('', say.own)]
  const named = THEME_NAMES.map((name) => preview(`?tema=${name}`, name))
  return `<!doctype html>
<html lang="${idioma}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${say.title}</title>
<style>
body { margin: 0; padding: 24px; background: #16181c; color: #eef1f6; font: 15px/1.5 system-ui, sans-serif; }
main { display: flex; flex-wrap: wrap; gap: 24px; }
h1 { font-size: 20px; }
figure { margin: 0; }
a { color: inherit; }
figure > div { overflow: hidden; margin-top: 8px; width: ${SCALE * WIDTH_PX}px; height: ${SCALE * HEIGHT_PX}px; max-width: 100%; border-radius: 10px; }
iframe { width: ${WIDTH_PX}px; height: ${HEIGHT_PX}px; border: 0; transform: scale(${SCALE}); transform-origin: 0 0; }
</style>
<script type="module" src="${base}@vite/client"></script>
</head>
<body>
<h1>${say.title}</h1>
<p>${say.choose}</p>
<main>${[...own, ...named].join('\n')}</main>
</body>
</html>`
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
      const theme = THEMES[name]
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
        const profile = unlessFaulty(() => readSite(new Workspace(root)).perfil)
        response.end(themesPage(base, profile ?? {}))
      })
    },
  }
}
