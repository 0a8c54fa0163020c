import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { LucideIconNode } from 'lucide-react'
import { type OwnList, slugOf } from '../../model/own-list'
import type { OwnForm } from '../../model/schema/own-section'
import { routeOf, type SectionIcon, type SectionRoute, sectionRows } from '../../model/sections'
import type { OwnSectionHead } from './own-sections'

/** What owners call such a section, a fitting icon, and JSON Resume's name where it has one. */
const KNOWN = [
  { icon: 'trophy', kind: 'awards', slugs: 'premios reconocimientos awards honors' },
  { icon: 'award', kind: 'certificates', slugs: 'certificados certificates certifications' },
  { icon: 'compass', kind: 'interests', slugs: 'intereses interests' },
  { icon: 'book-open-text', kind: 'publications', slugs: 'publicaciones publications' },
  {
    icon: 'quote',
    kind: 'references',
    slugs: 'recomendaciones referencias references recommendations testimonials',
  },
  { icon: 'heart-handshake', kind: 'volunteer', slugs: 'voluntariado volunteer volunteering' },
  { icon: 'presentation', slugs: 'charlas talks' },
  { icon: 'graduation-cap', slugs: 'cursos courses' },
  { icon: 'users', slugs: 'organizaciones organizations' },
  { icon: 'lightbulb', slugs: 'patentes patents' },
  { icon: 'list-checks', slugs: 'examenes test-scores' },
] as const
type Known = { icon: string; kind?: SectionKind }
export type SectionKind = Extract<(typeof KNOWN)[number], { kind: string }>['kind']

/** What an own section holds, by its slug; quotes are references. */
export function kindOfSection(list: OwnList, form?: OwnForm): Known | undefined {
  const known: readonly (Known & { slugs: string })[] = KNOWN
  const named = known.find(({ slugs }) => slugs.split(' ').includes(slugOf(list)))
  const isQuotes = form === 'citas' && named?.kind === undefined
  return isQuotes ? known.find(({ kind }) => kind === 'references') : named
}

const requirePackage = createRequire(import.meta.url)
const ENDING = '.mjs'
let names: string[] | undefined

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

/** @param own the owner's own sections, of which it may be one */
export function sectionIcon(route: SectionRoute, own: readonly OwnSectionHead[]): SectionIcon {
  const lists = own.map(({ list }) => list)
  const row = sectionRows(lists).find((each) => each.route === route)
  const { icono, list, forma } = own.find((each) => routeOf(each.list) === route) ?? {}
  const icon = icono ?? (list && kindOfSection(list, forma)?.icon) ?? row?.icon ?? ''
  return isIconFile(icon) ? icon : linesOf(icon)
}
