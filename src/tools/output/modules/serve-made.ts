import path from 'node:path'
import type { Connect } from 'vite'
import type { Workspace } from '../../content/workspace/workspace'

/** Of endings that are not called like their type. */
const TYPES: Readonly<Record<string, string>> = { svg: 'svg+xml', jpg: 'jpeg' }

function nameIn(url: string, base: string): string {
  try {
    return url.startsWith(base) ? decodeURI(url.slice(base.length).replace(/[?#].*$/, '')) : ''
  } catch {
    return ''
  }
}

type Made = ReadonlyMap<string, Uint8Array>

/** Serves the pictures that a build would write, before those of public/. */
export const serveMade =
  (base: string, workspace: Workspace, made: Made): Connect.NextHandleFunction =>
  (request, response, next) => {
    const name = nameIn(request.url ?? '', base)
    const source = made.get(name)
    if (!source) {
      const onDisk = workspace.spelling(name)
      // Vite knows it as the disk spells it.
      if (onDisk !== name && onDisk.normalize('NFC') === name)
        request.url = base + encodeURI(onDisk)
      return next()
    }
    const ending = path.extname(name).slice(1).toLowerCase()
    response.setHeader('content-type', `image/${TYPES[ending] ?? ending}`)
    response.end(source)
  }
