import { languages, projectPages, sections } from 'virtual:content'
import { createContext, use } from 'react'
import { useLocation } from 'wouter'
import { type PageName, type Place, placeOf } from '../model/routes'
import type { Site } from '../model/site'

export const SiteContext = createContext<Site | undefined>(undefined)

export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('no site')
  return site
}

/** Where the address leads. */
export function usePlace(): Place {
  const [path] = useLocation()
  return placeOf(path, languages, sections.pager, projectPages)
}

/** Undefined for an unknown address. */
export const useRouteName = (): PageName | undefined => usePlace().route
