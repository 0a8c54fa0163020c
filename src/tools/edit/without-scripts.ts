import { realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Connect } from 'vite'

/** As the disk spells it. */
const isFileIn = (folder: string, file: string): boolean => {
  try {
    const place = path.relative(realpathSync.native(folder), realpathSync.native(file))
    return !place.startsWith('..') && !path.isAbsolute(place) && statSync(file).isFile()
  } catch {
    return false
  }
}

const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** A file of public/, opened by whichever address, runs no script as the editor's own. */
export const withoutScripts = (root: string): Connect.NextHandleFunction => {
  const publicDir = path.join(root, 'public')
  return ({ url = '/' }, response, next) => {
    const name = decoded(url.replace(/[?#].*/s, ''))
    // Vite finds it below public/, below the root, and by its whole path.
    const places = [
      path.join(publicDir, name),
      path.join(root, name),
      name.replace(/^\/@fs(?:\/(?=[a-z]:))?/i, ''),
    ]
    if (places.some((place) => isFileIn(publicDir, place))) {
      response.setHeader('content-security-policy', "script-src 'none'")
      response.setHeader('x-content-type-options', 'nosniff')
    }
    next()
  }
}
