import { type OwnList, slugOf } from '../../site/model/own-list'
import type { OwnForm } from '../../site/model/schema/own-section'

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
