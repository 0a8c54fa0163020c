import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { type Plugin, type PreviewServer, preview } from 'vite'

const NOT_FOUND_FILE = '404.html'
/** Vite sends them without a charset. */
const TEXT_FILE = /\.(?:md|txt)$/
/** Has a not-found page of its own. */
const LANGUAGE_FOLDER = /^\/([a-z]{2,3})\//

/** As a static host answers: a folder's index.html, else the nearest 404.html with its status. */
function asStaticHost(directory: string, base: string): Plugin {
  const inSite = (...names: string[]) => path.join(directory, ...names)
  const answerNotFound = (url: string, response: ServerResponse) => {
    const [, folder = ''] = LANGUAGE_FOLDER.exec(url) ?? []
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
    const page = [inSite(folder, NOT_FOUND_FILE), inSite(NOT_FOUND_FILE)].find(existsSync)
    // None during a rebuild.
    response.end(page ? readFileSync(page) : '')
  }
  return {
    name: 'portfolio:static-host',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [place = '', ...query] = request.url?.split(/(?=[?#])/) ?? []
        if (!place.startsWith(base)) return answerNotFound('', response)
        const isFolder = existsSync(inSite(place.slice(base.length), 'index.html'))
        if (TEXT_FILE.test(place)) {
          const type = place.endsWith('.md') ? 'markdown' : 'plain'
          response.setHeader('content-type', `text/${type}; charset=utf-8`)
        }
        if (isFolder && !place.endsWith('/')) request.url = `${place}/${query.join('')}`
        next()
      })
      return () =>
        void middlewares.use(({ url = '' }, response, next) => {
          // Vite has found a page, and sends it next.
          if (url.endsWith('.html') && existsSync(inSite(url))) next()
          else answerNotFound(url, response)
        })
    },
  }
}

type Site = { directory: string; base: string; port: number }

/** Serves a built site. @throws Error without a free port */
export const servePreview = ({ directory, base, port }: Site): Promise<PreviewServer> =>
  preview({
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    base,
    build: { outDir: path.resolve(directory) },
    plugins: [asStaticHost(directory, base)],
    // Every host: a phone beside the laptop, too.
    preview: { port, strictPort: true, host: true, allowedHosts: true },
  })
