import { CHANNELS } from '../../site/model/schema/schema'
import type { Project } from './project-content'

/** Where mail and telephone are shown, when the owner holds them back somewhere. */
export function channelNotes({ perfil, say }: Pick<Project, 'perfil' | 'say'>): string[] {
  const { email, telefono, canales = {} } = perfil
  return Object.entries({ email, telefono }).flatMap(([field, value]) => {
    const chosen = canales[field as keyof typeof canales]
    if (value === undefined || chosen === undefined) return []
    const shown = CHANNELS.filter((channel) => chosen.includes(channel))
    if (shown.length === CHANNELS.length) return []
    const { channels, shownNowhere, shownOnlyIn } = say.check
    const places = shown.map((channel) => channels[channel]).join(', ')
    return [places === '' ? shownNowhere(value) : shownOnlyIn(value, places)]
  })
}
