import type { Connect } from 'vite'
import { PUBLIC } from '../content/content-folder'
import type { Workspace } from '../content/workspace/workspace'

const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** A file of public/, opened by whichever address, runs no script as the editor's own. */
export const withoutScripts = (workspace: Workspace): Connect.NextHandleFunction => {
  return ({ url = '/' }, response, next) => {
    const name = decoded(url.replace(/[?#].*/s, ''))
    // Vite finds it below public/, below the root, and by its whole path.
    const places = [`${PUBLIC}/${name}`, `./${name}`, name.replace(/^\/@fs(?:\/(?=[a-z]:))?/i, '')]
    if (places.some((place) => workspace.isPublic(place))) {
      response.setHeader('content-security-policy', "script-src 'none'")
      response.setHeader('x-content-type-options', 'nosniff')
    }
    next()
  }
}
