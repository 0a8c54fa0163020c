import type { Lists, Profile, SectionName } from '../../../site/model/schema/schema'
import { showValue } from '../../content/show-value'
import type { ImportReport } from '../report/import-report'
import { messages } from '../spoken'

const REQUIRED = ['nombre', 'puesto', 'ciudad', 'pais', 'email', 'resumen', 'sitio'] as const
type Required = (typeof REQUIRED)[number]

/** perfil.json's fields, in the order in which they are written. */
const FIELDS = [
  'nombre',
  'apellidos',
  'puesto',
  'fechaNacimiento',
  'ciudad',
  'pais',
  'foto',
  'email',
  'telefono',
  'github',
  'linkedin',
  'enlaces',
  'resumen',
  'disponibilidad',
  'idiomas',
  'secciones',
  'sitio',
  'cv',
  'grabado',
  'semilla',
  'tema',
  'idioma',
] as const satisfies readonly (keyof Profile)[]

const LONG_SUMMARY_CHARACTERS = 320

/** Required values that the resume lacks: those of the present profile, or placeholders. */
export function completeProfile(
  merged: Partial<Profile>,
  said: Partial<Profile>,
  fallback: Partial<Profile>,
  report: ImportReport,
): Profile {
  const { placeholders, used, kept, noAge, notGuessed, longSummary } = messages().import
  const defaults: Record<Required, string> = placeholders.perfil
  const { fechaNacimiento, foto, cv, grabado, semilla, tema, idioma } = fallback
  const complete: Partial<Profile> = {
    ...(fechaNacimiento !== undefined && { fechaNacimiento }),
    ...(foto !== undefined && { foto }),
    ...(cv !== undefined && { cv }),
    ...(grabado !== undefined && { grabado }),
    ...(semilla !== undefined && { semilla }),
    ...(tema !== undefined && { tema }),
    ...(idioma !== undefined && { idioma }),
    ...merged,
  }
  const tell = (field: keyof Profile, outcome: string) =>
    report.missing.push(`perfil.json  ${field}: ${outcome}`)
  for (const field of REQUIRED) {
    const present = merged[field] ?? fallback[field]
    const value = present ?? defaults[field]
    complete[field] = value
    if (said[field] !== undefined) continue
    // No word about the site's own address: the resume need not say it.
    if (field === 'sitio' && merged.sitio !== undefined) continue
    const outcome = (present === undefined ? used : kept)(showValue(value))
    tell(field, field === 'sitio' && present === undefined ? `${outcome} (${notGuessed})` : outcome)
  }
  if (foto && merged.foto === undefined) tell('foto', used(showValue(foto)))
  if (complete.fechaNacimiento === undefined) tell('fechaNacimiento', noAge)
  const length = complete.resumen?.length ?? 0
  if (length > LONG_SUMMARY_CHARACTERS) tell('resumen', longSummary(length))
  return complete as Profile
}

/** A new profile in the usual order of fields; a present one keeps its own. */
export const inUsualOrder = (profile: Profile): Profile =>
  Object.fromEntries(
    FIELDS.filter((field) => profile[field] !== undefined).map((field) => [field, profile[field]]),
  ) as Profile

/** SPEC's sections, which the site shows without `secciones`. */
const USUAL: readonly SectionName[] = ['experiencia', 'educacion', 'proyectos', 'habilidades']

/** The sections that have entries; undefined where these are the usual ones, or there are none. */
export function sectionsWithEntries(lists: Lists): SectionName[] | undefined {
  const counts: Record<SectionName, number> = {
    experiencia: lists.experiencia.length,
    educacion: lists.educacion.length,
    proyectos: lists.proyectos.length,
    habilidades: lists['hard-skills'].length + lists['soft-skills'].length,
    certificados: lists.certificados.length,
  }
  const names = [...USUAL, 'certificados' as const].filter((name) => counts[name] > 0)
  return names.length === 0 || names.join() === USUAL.join() ? undefined : names
}
