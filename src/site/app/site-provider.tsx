import { isMultilingual } from 'virtual:content'
import { loadTexts } from 'virtual:texts'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { loadShownLists } from '../../model/lists/list-store'
import type { PageName, SiteLanguage } from '../../model/routes'
import type { Site } from '../../model/site'
import { loadScreen } from '../overlay/screen-loader'
import { SiteContext, useRouteMatch } from '../overlay/site-context'
import { mayMove } from '../state/motion-preference'
import { keepScroll } from '../state/scroll-memory'

/** @throws Error when the texts cannot be fetched */
export async function loadSite(language: SiteLanguage): Promise<Site> {
  return { ...language, ...(await loadTexts(language.code)) }
}

const loadChange = (language: SiteLanguage, route: PageName | undefined) =>
  Promise.all([loadSite(language), import('./change-words'), loadScreen(language.code, route)])

type SiteProviderProps = { first: Site; children: ReactNode }

const OneLanguage = ({ first, children }: SiteProviderProps) => (
  <SiteContext value={first}>{children}</SiteContext>
)

function ManyLanguages({ first, children }: SiteProviderProps) {
  const [site, setSite] = useState(first)
  const { language, route } = useRouteMatch()
  const shownRoute = useRef(route)
  const isForeign = route !== undefined && language.code !== site.code

  useEffect(() => {
    if (!isForeign) {
      shownRoute.current = route
      return
    }
    let isWanted = true
    const mayFade = mayMove()
    const show = async ([next, { changeWords }]: Awaited<ReturnType<typeof loadChange>>) => {
      if (!isWanted) return
      // A move leads to another page, without a fade of the words.
      if (shownRoute.current !== route) return setSite(next)
      // A loader in the place of a list would shorten the page and so scroll it up.
      if (import.meta.env.VITE_CONTENT_URL) await loadShownLists(site, next)
      if (!isWanted) return
      keepScroll()
      changeWords(() => setSite(next), mayFade)
    }
    // The address has a file of its own with the words.
    loadChange(language, route).then(show, () => isWanted && window.location.reload())
    return () => {
      isWanted = false
    }
  }, [site, isForeign, language, route])

  useLayoutEffect(() => {
    // Setting even the same language costs the style of every element.
    if (document.documentElement.lang === site.code) return
    document.documentElement.lang = site.code
    document.documentElement.dir = site.dir
  }, [site.code, site.dir])

  return <SiteContext value={site}>{children}</SiteContext>
}

/** The site in the language of the address; an unknown address keeps the language. */
export const SiteProvider = isMultilingual ? ManyLanguages : OneLanguage
