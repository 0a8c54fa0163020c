import { sections } from 'virtual:content'
import { useLocation } from 'wouter'
import { type RouteName, routeOf } from '../model/routes'

/** Undefined for an unknown address. */
export function useRouteName(): RouteName | undefined {
  const [path] = useLocation()
  return routeOf(path, sections.pages)
}
