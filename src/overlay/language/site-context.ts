import { createContext, use } from 'react'
import type { Site } from '../../model/site'

export const SiteContext = createContext<Site | undefined>(undefined)

/** The site in the language that is shown. */
export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('no site')
  return site
}
