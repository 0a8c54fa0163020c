import { hasProjectPages } from 'virtual:content'
import { type PageName, projectSlug } from '../../model/routes'
import { createChunk } from './chunk'
import { lateScreens } from './late-chunk'
import { isProjectPageThere, loadProjectPage, projectPageScreen } from './project-page/page-loader'

export { lateScreens }

/** Home fetches the grid when it is idle, and the other screens at the visitor's first input (moves.ts). */
export const gridScreen = createChunk(
  'navigation/navigation-screen.tsx',
  () => import('./navigation/navigation-screen'),
)

type Name = PageName | 'notFound'

/** The chunks that an address needs besides the main script. */
export function chunksOf(name: Name) {
  if (name === 'home') return []
  if (hasProjectPages && projectSlug(name)) return [projectPageScreen]
  if (name === 'contact') return [gridScreen, lateScreens]
  return name === 'navigation' ? [gridScreen] : [lateScreens]
}

/** Whether a screen can be shown at once. */
export const isScreenThere = (code: string, name: Name): boolean =>
  chunksOf(name).every((chunk) => chunk.get() !== undefined) &&
  (!hasProjectPages || isProjectPageThere(code, name))

/** Fetches all that an address needs. @throws Error when offline */
export async function loadScreen(code: string, name: Name = 'notFound'): Promise<void> {
  const chunks = chunksOf(name).map((chunk) => chunk.load())
  await Promise.all([...chunks, hasProjectPages && loadProjectPage(code, name)])
}
