import { languages, sections } from 'virtual:content'
import { useLocation } from 'wouter'
import { type Place, placeOf, type RouteName } from '../model/routes'

/** Where the address leads. */
export function usePlace(): Place {
  const [path] = useLocation()
  return placeOf(path, languages, sections.pages)
}

/** Undefined for an unknown address. */
export const useRouteName = (): RouteName | undefined => usePlace().route
