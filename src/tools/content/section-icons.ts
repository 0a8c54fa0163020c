import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { LucideIconNode } from 'lucide-react'
import type { SectionIcon } from '../../site/model/sections'
import { kindOfSection } from './known-sections'
import type { OwnContent } from './own-sections'

const requirePackage = createRequire(import.meta.url)
const ENDING = '.mjs'
let names: string[] | undefined

/** What lucide's icons are called. */
export function lucideNames(): readonly string[] {
  names ??= readdirSync(path.dirname(requirePackage.resolve('lucide-react/icons/award')))
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
  return names
}

const linesOf = (name: string): LucideIconNode[] =>
  requirePackage(`lucide-react/icons/${name}`).__iconData.node

/** A file is told from a name of lucide's by its ending. */
export const isIconFile = (icon: string): boolean => icon.includes('.')

export function sectionIcon({ icono, list, forma }: OwnContent): SectionIcon {
  if (icono !== undefined) return isIconFile(icono) ? icono : linesOf(icono)
  return linesOf(kindOfSection(list, forma)?.icon ?? 'layers')
}
