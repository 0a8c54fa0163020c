import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { HeaderRules } from './host-rules'

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
}

type HostOptions = {
  dist: string
  base: string
  /** Redirect status for a folder address without a trailing slash; undefined: served. */
  slashStatus?: number
  headers: HeaderRules
}

export type RunningServer = { port: number; stop: () => Promise<void> }

export async function listen(answer: RequestListener): Promise<RunningServer> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const stop = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { port: (server.address() as AddressInfo).port, stop }
}

export function startHost(options: HostOptions): Promise<RunningServer> {
  const { dist, base, slashStatus, headers } = options
  return listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const own = headers(pathname)
    const send = (status: number, file: string) => {
      const type = TYPES[path.extname(file).slice(1)] ?? 'application/octet-stream'
      response.writeHead(status, { 'content-type': type, ...own }).end(readFileSync(file))
    }
    const notFound = () => send(404, path.join(dist, '404.html'))
    if (!pathname.startsWith(base) || pathname.endsWith('/_headers')) return notFound()
    const file = path.join(dist, decodeURIComponent(pathname.slice(base.length)))
    if (!existsSync(file)) return notFound()
    if (!statSync(file).isDirectory()) return send(200, file)
    const index = path.join(file, 'index.html')
    if (!existsSync(index)) return notFound()
    if (pathname.endsWith('/') || slashStatus === undefined) return send(200, index)
    response.writeHead(slashStatus, { location: `${pathname}/`, ...own }).end()
  })
}
