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

/** What of these is known, with something between them. */
export const joined = (separator: string, ...texts: readonly (string | undefined)[]): string =>
  texts.filter(Boolean).join(separator)

/** 'Rosario, Argentina', or the one of both that is known. */
export const placeOf = ({ ciudad, pais }: Pick<Profile, 'ciudad' | 'pais'>): string =>
  joined(', ', ciudad, pais)

type Ways = 'email' | 'telefono' | 'github' | 'linkedin' | 'enlaces'

/** Whether there is any way to reach the owner. */
export const isReachable = ({
  email,
  telefono,
  github,
  linkedin,
  enlaces = [],
}: Pick<Profile, Ways>) => [email, telefono, github, linkedin, ...enlaces].some(Boolean)

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
