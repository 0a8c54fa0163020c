import type { Fallbacks } from './fallbacks'
import type { Channel, Profile } from './schema/schema'

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

type Contact = Pick<Profile, 'email' | 'telefono' | 'canales'>

/** With the mail, or '', and the telephone that the owner shows there. */
export function profileIn<Shown extends Contact>(channel: Channel, profile: Shown): Shown {
  const isHeldBack = (field: 'email' | 'telefono') =>
    profile.canales?.[field]?.includes(channel) === false
  return {
    ...profile,
    ...(isHeldBack('email') && { email: '' }),
    ...(isHeldBack('telefono') && { telefono: undefined }),
  }
}
