import * as v from 'valibot'
import { messages } from '../../messages/messages'
import { type Profile, profileSchema } from '../../model/schema/schema'
import { showValue } from '../../owner/show-value'
import type { ImportReport } from './import-report'
import type { ResumeList } from './resume-shape'
import { clean, httpsOnly } from './resume-values'

type Basics = ResumeList<'basics'>
type RequiredField =
  | 'nombre'
  | 'puesto'
  | 'ciudad'
  | 'pais'
  | 'email'
  | 'github'
  | 'linkedin'
  | 'resumen'
  | 'sitio'

const DEFAULT_PORTRAIT = 'retrato.webp'
const LONG_SUMMARY_CHARACTERS = 320

const current = <Field extends keyof Profile>(profile: unknown, field: Field) => {
  const value = (profile as Partial<Record<string, unknown>> | undefined)?.[field]
  return v.is(profileSchema.entries[field], value) ? (value as Profile[Field]) : undefined
}

export const isSamePerson = (profile: unknown, { name, email }: Basics) => {
  const wanted = [clean(name), clean(email)?.toLowerCase()]
  const [nombre, address] = [current(profile, 'nombre'), current(profile, 'email')]
  return (
    (nombre !== undefined && nombre.trim() === wanted[0]) ||
    (address !== undefined && address.toLowerCase() === wanted[1])
  )
}

/** "AR" → "Argentina"; anything but a country code is taken as a name. */
const countryName = (countryCode: string | undefined) => {
  if (countryCode === undefined || !/^[a-z]{2}$/i.test(countryCode)) return countryCode
  return new Intl.DisplayNames('es', { type: 'region', fallback: 'none' }).of(
    countryCode.toUpperCase(),
  )
}

type Network = { name: RegExp; host: RegExp; base: string; place: string }
const GITHUB: Network = {
  name: /^git ?hub$/i,
  host: /^https?:\/\/(?:www\.)?github\.com\//i,
  base: 'https://github.com/',
  place: 'GitHub',
}
const LINKEDIN: Network = {
  name: /^linked ?in$/i,
  host: /^https?:\/\/(?:[a-z]+\.)?linkedin\.com\//i,
  base: 'https://www.linkedin.com/in/',
  place: 'LinkedIn',
}
const USER_NAME = /^[\p{L}\p{N}_-]+$/u

type NetworkProfile = NonNullable<Basics['profiles']>[number]

const belongsTo = ({ network, url }: NetworkProfile, { name, host }: Network) =>
  name.test(clean(network) ?? '') || host.test(clean(url) ?? '')

const networkAddress = (
  profiles: readonly NetworkProfile[],
  network: Network,
  report: ImportReport,
) => {
  for (const profile of profiles) {
    if (!belongsTo(profile, network)) continue
    const url = httpsOnly(profile.url, `basics.profiles (${network.place})`, report)
    if (url !== undefined) return url
    const userName = clean(profile.username)
    if (userName !== undefined && USER_NAME.test(userName)) {
      return `${network.base}${encodeURIComponent(userName)}`
    }
  }
  return undefined
}

const reportOtherNetworks = (profiles: readonly NetworkProfile[], report: ImportReport) => {
  for (const profile of profiles) {
    if (belongsTo(profile, GITHUB) || belongsTo(profile, LINKEDIN)) continue
    const shown = clean(profile.network) ?? clean(profile.url) ?? clean(profile.username)
    if (shown !== undefined) report.unplaced.push(`basics.profiles: ${showValue(shown)}`)
  }
}

/** Fills gaps from the same person's current profile, else with placeholders, and reports them. */
export const profileFromResume = (
  basics: Basics,
  profile: unknown,
  portrait: string | undefined,
  report: ImportReport,
): Profile => {
  const say = messages().import
  const placeholders: Record<RequiredField, string> = say.placeholders.perfil
  const samePerson = isSamePerson(profile, basics)
  const required = (field: RequiredField, value: string | undefined) => {
    if (value !== undefined && v.is(profileSchema.entries[field], value)) return value
    const kept = samePerson ? current(profile, field) : undefined
    const used = kept ?? placeholders[field]
    const outcome = kept === undefined ? say.used : say.kept
    report.missing.push(`perfil.json  ${field}: ${outcome(showValue(used))}`)
    return used
  }
  const place = basics.location ?? {}
  const profiles = basics.profiles ?? []
  reportOtherNetworks(profiles, report)
  const fechaNacimiento = samePerson ? current(profile, 'fechaNacimiento') : undefined
  const cv = samePerson ? current(profile, 'cv') : undefined
  const result: Profile = {
    nombre: required('nombre', clean(basics.name)),
    puesto: required('puesto', clean(basics.label)),
    ...(fechaNacimiento !== undefined && { fechaNacimiento }),
    ciudad: required('ciudad', clean(place.city)),
    pais: required('pais', countryName(clean(place.countryCode)) ?? clean(place.region)),
    foto: portrait ?? current(profile, 'foto') ?? DEFAULT_PORTRAIT,
    email: required('email', clean(basics.email)),
    github: required('github', networkAddress(profiles, GITHUB, report)),
    linkedin: required('linkedin', networkAddress(profiles, LINKEDIN, report)),
    resumen: required('resumen', clean(basics.summary)),
    sitio: required('sitio', httpsOnly(basics.url, 'basics.url', report)),
    ...(cv !== undefined && { cv }),
  }
  if (fechaNacimiento === undefined) {
    report.missing.push(`perfil.json  fechaNacimiento: ${say.noAge}`)
  }
  if (portrait === undefined && !samePerson) {
    report.missing.push(`perfil.json  foto: ${say.used(showValue(result.foto))}`)
  }
  if (result.resumen.length > LONG_SUMMARY_CHARACTERS) {
    report.missing.push(`perfil.json  resumen: ${say.longSummary(result.resumen.length)}`)
  }
  return result
}
