import { languages, projectPages, sections } from 'virtual:content'
import { createContext, use } from 'react'
import { useLocation } from 'wouter'
import { matchRoute, type PageName, type RouteMatch } from '../../model/routes'
import type { Site } from '../../model/site'

export const SiteContext = createContext<Site | undefined>(undefined)

export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('no site')
  return site
}

export function useRouteMatch(): RouteMatch {
  const [path] = useLocation()
  return matchRoute(path, languages, sections.pager, projectPages)
}

/** The route of the address; undefined for an unknown one. */
export const useRouteName = (): PageName | undefined => useRouteMatch().route
