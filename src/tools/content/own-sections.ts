import type { Fallbacks } from '../../model/fallbacks'
import { type OwnList, slugOf } from '../../model/own-list'
import type { OwnHead } from '../../model/schema/own-section'
import { slugFrom } from '../messages/built-words'

/** The head of an own section in a language; `ruta` as the translation says it. */
export type OwnSectionHead = { readonly list: OwnList; readonly ruta?: string } & OwnHead &
  Fallbacks

/** The last part of a section's address: of a translated title, unless the translation says another. */
export function ownSlug(
  { list, titulo, ruta, fallbacks }: OwnSectionHead,
  isMain: boolean,
): string {
  if (isMain || fallbacks?.includes('titulo')) return ruta ?? slugOf(list)
  return ruta || slugFrom(titulo) || slugOf(list)
}

/** By list, to be merged into those of the interface's words. */
export const ownSlugs = (own: readonly OwnSectionHead[], isMain: boolean): Record<string, string> =>
  Object.fromEntries(own.map((section) => [section.list, ownSlug(section, isMain)]))
