import { useLocation } from 'wouter'
import { type RouteName, routeOf } from '../model/routes'

/** The page that the address asks for; undefined where there is none. */
export function useRouteName(): RouteName | undefined {
  const [path] = useLocation()
  return routeOf(path)
}
