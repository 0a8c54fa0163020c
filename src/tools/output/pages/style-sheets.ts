import type { Manifest } from 'vite'
import type { PageName } from '../../../model/routes'
import { chunksOf } from '../../../site/app/app'

const MAIN = 'src/site/app/main.tsx'
const OVERLAY = 'src/site/overlay/'

/** The style sheets of a chunk and of what it imports, below the base. */
function sheetsOf(manifest: Manifest, name: string): string[] {
  const { css = [], imports = [] } = manifest[name] ?? {}
  return [...imports.flatMap((each) => sheetsOf(manifest, each)), ...css]
}

/** Links to all that a page needs before its first paint; scripts fetch the other sheets. */
export function styleLinks(manifest: Manifest, base: string, route: PageName | undefined): string {
  const chunks = chunksOf(route ?? 'notFound').map(({ source }) => OVERLAY + source)
  const sheets = new Set([MAIN, ...chunks].flatMap((chunk) => sheetsOf(manifest, chunk)))
  return [...sheets].map((file) => `<link rel="stylesheet" href="${base}${file}" />`).join('\n    ')
}
