import type { Fallbacks } from './fallbacks'
import type { Profile } from './schema/schema'

/** Of the profile only what pages show: all of it is in the visitor's scripts. */
export const SHOWN_FIELDS = [
  'nombre',
  'puesto',
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
  'desde',
  'modalidad',
  'zonaHoraria',
  'pronunciacion',
  'idiomas',
  'cv',
] as const
export type ShownProfile = Fallbacks & Pick<Profile, (typeof SHOWN_FIELDS)[number]>
