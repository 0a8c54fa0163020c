import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Fallbacks } from '../../site/model/fallbacks'
import { OWN_FOLDER, type OwnList, ownListOf, slugOf } from '../../site/model/own-list'
import { isSlug } from '../../site/model/schema/fields'
import type { OwnHead } from '../../site/model/schema/own-section'
import { slugFrom } from '../messages/built-words'

/** The head of an own section in a language; `ruta` as the overlay says it. */
export type OwnContent = { readonly list: OwnList; readonly ruta?: string } & OwnHead & Fallbacks

/** The names of the JSON files in a folder, without hidden ones such as the `._perfil.json` of a Mac. */
const jsonNamesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
        .map((name) => name.slice(0, -'.json'.length))
        .sort()
    : []

/** The names of the content files in a folder, those of own sections too. */
export const contentNamesIn = (folder: string): string[] => [
  ...jsonNamesIn(folder),
  ...jsonNamesIn(path.join(folder, OWN_FOLDER)).map(ownListOf),
]

export const ownListsIn = (contentDir: string): OwnList[] =>
  jsonNamesIn(path.join(contentDir, OWN_FOLDER)).filter(isSlug).map(ownListOf)

/** The last part of a section's address: of a translated title, unless the overlay says another. */
export function ownSlug({ list, titulo, ruta, fallbacks }: OwnContent, isMain: boolean): string {
  if (isMain || fallbacks?.includes('titulo')) return ruta ?? slugOf(list)
  return ruta || slugFrom(titulo) || slugOf(list)
}

/** By list, to be merged into those of the interface's words. */
export const ownSlugs = (own: readonly OwnContent[], isMain: boolean): Record<string, string> =>
  Object.fromEntries(own.map((section) => [section.list, ownSlug(section, isMain)]))
