import type { Manifest } from 'vite'
import type { PageName } from '../../../model/routes'
import { chunksOf } from '../../../site/app/app'

const MAIN = 'src/site/app/main.tsx'
const OVERLAY = 'src/site/overlay/'

/** The style sheets of a chunk and of what it imports, below the base. @throws Error for one that was not built */
function sheetsOf(manifest: Manifest, name: string): string[] {
  const chunk = manifest[name]
  // Else a page would be served without its style, which only a visitor would notice.
  if (!chunk) throw new Error(`${name} is no chunk of the build`)
  const { css = [], imports = [] } = chunk
  return [...imports.flatMap((each) => sheetsOf(manifest, each)), ...css]
}

/** Links to all that a page needs before its first paint; scripts fetch the other sheets. */
export function styleLinks(manifest: Manifest, base: string, route: PageName | undefined): string {
  const chunks = chunksOf(route ?? 'notFound').map(({ source }) => OVERLAY + source)
  const sheets = new Set([MAIN, ...chunks].flatMap((chunk) => sheetsOf(manifest, chunk)))
  return [...sheets].map((file) => `<link rel="stylesheet" href="${base}${file}" />`).join('\n    ')
}
