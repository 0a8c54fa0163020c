import { ROUTE_NAMES, type RouteName } from '../../src/site/model/routes'
import { screen } from '../../src/site/words/es'
import { builtEs, pathsIn } from '../../src/tools/messages/built-words'

const paths = pathsIn('', builtEs.slugs)

/** Pages of a site whose main language is Spanish. */
export const ROUTES = Object.fromEntries(
  ROUTE_NAMES.map((name) => [name, { path: paths[name], title: screen.routes[name] }]),
) as Record<RouteName, { path: string; title: string }>
