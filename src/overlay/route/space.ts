import { sections } from 'virtual:content'
import { isSectionRoute } from '../../model/routes'
import type { ScreenName } from './route-transition'

/** Home lies above the grid, the grid above the sections, and these side by side. */
const levelOf = (name: ScreenName): number => (name === 'home' ? 0 : name === 'navigation' ? 1 : 2)

/** 1: down, or to the right; −1: up, or to the left. */
export type Way = { readonly axis: 'down' | 'sideways'; readonly sign: 1 | -1 }

export function wayBetween(from: ScreenName, to: ScreenName): Way {
  const sign = (distance: number) => (distance < 0 ? -1 : 1)
  if (isSectionRoute(from) && isSectionRoute(to)) {
    const { pages } = sections
    return { axis: 'sideways', sign: sign(pages.indexOf(to) - pages.indexOf(from)) }
  }
  return { axis: 'down', sign: sign(levelOf(to) - levelOf(from)) }
}
