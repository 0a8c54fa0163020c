import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { LucideIconNode } from 'lucide-react'
import { type OwnList, slugOf } from '../../site/model/own-list'
import type { OwnForm } from '../../site/model/schema/own-section'
import type { SectionIcon } from '../../site/model/sections'
import type { OwnContent } from './own-sections'

/** What JSON Resume knows, by its own names: what owners call such a section, and a fitting icon. */
const KINDS = {
  awards: { slugs: ['premios', 'reconocimientos', 'awards', 'honors'], icon: 'trophy' },
  certificates: { slugs: ['certificados', 'certificates', 'certifications'], icon: 'award' },
  interests: { slugs: ['intereses', 'interests'], icon: 'compass' },
  publications: { slugs: ['publicaciones', 'publications'], icon: 'book-open-text' },
  references: {
    slugs: ['recomendaciones', 'referencias', 'references', 'recommendations', 'testimonials'],
    icon: 'quote',
  },
  volunteer: { slugs: ['voluntariado', 'volunteer', 'volunteering'], icon: 'heart-handshake' },
} as const
export type SectionKind = keyof typeof KINDS

/** Others that JSON Resume has no place for. */
const MORE_ICONS: Readonly<Record<string, string>> = {
  charlas: 'presentation',
  talks: 'presentation',
  cursos: 'graduation-cap',
  courses: 'graduation-cap',
  organizaciones: 'users',
  organizations: 'users',
  patentes: 'lightbulb',
  patents: 'lightbulb',
}

/** What an own section holds, by its slug; quotes are references. */
export function kindOfSection(list: OwnList, form?: OwnForm) {
  const slug = slugOf(list)
  const found = Object.entries(KINDS).find(([, { slugs }]) => slugs.some((each) => each === slug))
  const [kind] = found ?? (form === 'citas' ? ['references'] : [])
  if (kind === undefined) {
    const icon = MORE_ICONS[slug]
    return icon === undefined ? undefined : { kind: undefined, icon }
  }
  return { kind: kind as SectionKind, icon: KINDS[kind as SectionKind].icon }
}

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
