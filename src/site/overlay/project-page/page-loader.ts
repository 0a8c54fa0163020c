import { loadProse, loadScreen, type Prose } from 'virtual:project-pages'
import type { ComponentType } from 'react'
import { type PageName, pathOf, projectRoute, projectSlug } from '../../../model/routes'
import { useSite } from '../site-context'

type Screen = ComponentType<{ slug: string }>

let screen: Screen | undefined
/** By language and page: 'es/agenda'. */
const proses = new Map<string, Prose>()
const keyOf = (code: string, slug: string) => `${code}/${slug}`

export const pageScreen = (): Screen | undefined => screen
export const proseOf = (code: string, slug: string): Prose | undefined =>
  proses.get(keyOf(code, slug))

/** Whether all of a page is there; other screens always are. */
export function isPageThere(code: string, name: PageName | 'notFound'): boolean {
  const slug = projectSlug(name)
  return slug === undefined || (screen !== undefined && proses.has(keyOf(code, slug)))
}

/** Of a page that was served, the text is there already. */
export function takeServedProse(code: string, name: PageName | undefined, root: Element): void {
  const slug = projectSlug(name)
  const served = root.querySelector<HTMLElement>('[data-prose]')
  if (slug === undefined || !served) return
  proses.set(keyOf(code, slug), { html: served.innerHTML, lang: served.lang || undefined })
}

/** Fetches what a project's page needs. @throws Error when offline */
export async function loadPage(
  code: string,
  name: PageName | 'notFound' | undefined,
): Promise<void> {
  const slug = projectSlug(name)
  if (slug === undefined) return
  const key = keyOf(code, slug)
  const [file, prose] = await Promise.all([loadScreen(), proses.get(key) ?? loadProse(key)])
  if (!import.meta.env.SSR) await file.loadStyle()
  screen = file.ProjectPage
  proses.set(key, prose)
}

/** What lets a link fetch its page before it is pressed. */
export function usePageLink(slug: string) {
  const site = useSite()
  const name = projectRoute(slug)
  // A failure is told where the page is wanted.
  const onIntent = () => void loadPage(site.code, name).catch(() => {})
  return {
    to: pathOf(site, name),
    onPointerEnter: onIntent,
    onPointerDown: onIntent,
    onFocus: onIntent,
  }
}
