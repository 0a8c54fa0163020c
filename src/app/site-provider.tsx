import { isMultilingual } from 'virtual:content'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { keepScroll } from '../interaction/scroll-memory'
import type { SiteLanguage } from '../model/routes'
import type { Site } from '../model/site'
import { SiteContext } from '../overlay/language/site-context'
import { usePlace } from '../overlay/use-place'
import { loadSite } from './load-site'

/** The texts of a language, and what shows them. */
const loadChange = async (language: SiteLanguage) => {
  const [site, { changeWords }] = await Promise.all([loadSite(language), import('./change-words')])
  return { site, changeWords }
}

type SiteProviderProps = { first: Site; children: ReactNode }

const OneLanguage = ({ first, children }: SiteProviderProps) => (
  <SiteContext value={first}>{children}</SiteContext>
)

function ManyLanguages({ first, children }: SiteProviderProps) {
  const [site, setSite] = useState(first)
  const { language, route } = usePlace()
  const shownRoute = useRef(route)
  const isForeign = route !== undefined && language.code !== site.code

  useEffect(() => {
    if (!isForeign) {
      shownRoute.current = route
      return
    }
    let isWanted = true
    const show = ({ site: next, changeWords }: Awaited<ReturnType<typeof loadChange>>) => {
      if (!isWanted) return
      // To another page its own transition leads.
      if (shownRoute.current !== route) return setSite(next)
      keepScroll()
      changeWords(() => setSite(next))
    }
    // The page's own file has the words, too.
    loadChange(language).then(show, () => window.location.reload())
    return () => {
      isWanted = false
    }
  }, [isForeign, language, route])

  useLayoutEffect(() => {
    document.documentElement.lang = site.code
  }, [site.code])

  return <SiteContext value={site}>{children}</SiteContext>
}

/** The site in the language of the address; an unknown address keeps the language. */
export const SiteProvider = isMultilingual ? ManyLanguages : OneLanguage
