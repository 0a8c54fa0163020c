import type { RouteName } from '../../../site/model/routes'
import type { Site } from '../../../site/model/site'
import { addressOf } from '../sites'

/**
 * The page in every language, itself included, and where visitors of no listed language go; none on
 * a site with one language.
 */
export function alternates(
  sites: readonly Site[],
  route: RouteName,
): { language: string; address: string }[] {
  const [main, ...others] = sites
  if (!main || others.length === 0) return []
  const pages = sites.map((site) => ({ language: site.code, address: addressOf(site, route) }))
  return [...pages, { language: 'x-default', address: addressOf(main, route) }]
}
