import { loadProse, loadScreen, type Prose } from 'virtual:project-pages'
import { type PageName, pathOf, projectRoute, projectSlug } from '../../../model/routes'
import { createChunk } from '../chunk'
import { useSite } from '../site-context'

export const projectPageScreen = createChunk('project-page/project-page.tsx', loadScreen)
/** By language and project: 'es/agenda'. */
const proses = new Map<string, Prose>()
const keyOf = (code: string, slug: string) => `${code}/${slug}`

export const proseOf = (code: string, slug: string): Prose | undefined =>
  proses.get(keyOf(code, slug))

/** Whether all of a project's page is there; true for other screens. */
export function isProjectPageThere(code: string, name: PageName | 'notFound'): boolean {
  const slug = projectSlug(name)
  return (
    slug === undefined || (projectPageScreen.get() !== undefined && proses.has(keyOf(code, slug)))
  )
}

/** Takes a page's text from the served HTML. */
export function takeServedProse(code: string, name: PageName | undefined, root: Element): void {
  const slug = projectSlug(name)
  const served = root.querySelector<HTMLElement>('[data-prose]')
  if (slug === undefined || !served) return
  proses.set(keyOf(code, slug), { html: served.innerHTML, lang: served.lang || undefined })
}

/** Fetches what a project's page needs. @throws Error when offline */
export async function loadProjectPage(code: string, name: PageName | 'notFound'): Promise<void> {
  const slug = projectSlug(name)
  if (slug === undefined) return
  const key = keyOf(code, slug)
  const [prose] = await Promise.all([proses.get(key) ?? loadProse(key), projectPageScreen.load()])
  proses.set(key, prose)
}

/** Properties of a link to a project's page, which fetch the page before the press. */
export function useProjectPageLink(slug: string) {
  const site = useSite()
  const name = projectRoute(slug)
  // A failure is ignored here. It is told once the page is wanted (use-moves.ts).
  const onIntent = () => void loadProjectPage(site.code, name).catch(() => {})
  return {
    to: pathOf(site, name),
    onPointerEnter: onIntent,
    onPointerDown: onIntent,
    onFocus: onIntent,
  }
}
