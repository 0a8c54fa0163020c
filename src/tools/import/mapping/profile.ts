import * as v from 'valibot'
import { phone } from '../../../site/model/schema/fields'
import { type Profile, profileSchema } from '../../../site/model/schema/schema'
import { isExampleAddress, isExampleName } from '../../content/example'
import { showValue } from '../../content/show-value'
import type { Resume } from '../read/resume-fields'
import { isoDay } from '../values/dates'
import { descriptionFrom } from '../values/description'
import { countryIn } from '../values/places'
import { clean, type Fields, isFields, quotedParts, type Text } from '../values/texts'
import type { Context } from './context'
import { linksFrom, plainAddress } from './links'

const PHONE = /\+?\(?\d[\d ().-]{4,22}\d/

/** The first number, without a bracket at its beginning; a second one and an extension are told. */
function phoneFrom(value: Text, { report }: Context): Text {
  const plain = value
    ?.replace(/^tel:/i, '')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+|(?<=^\+?\(?\d{1,5}\)?)\/(?=\d)/g, ' ')
  const [said] = plain?.match(PHONE) ?? []
  if (plain === undefined || said === undefined) return value
  const rest = clean(plain.replace(said, ''))
  if (rest !== undefined) report.unplaced.push(`basics.phone: ${quotedParts(rest)}`)
  const spaced = said.replace(/[()]/g, ' ').replace(/\s+/g, ' ').replace(/^\+ /, '+').trim()
  return v.is(phone(), said) ? said : spaced
}

/** Only where it was asked for. */
function birthDateFrom(value: Text, { report, say, isBirthDateWanted }: Context): Text {
  const day = isBirthDateWanted ? isoDay(value) : undefined
  const why = isBirthDateWanted ? say.noDate : say.askBirthDate
  if (value !== undefined && day === undefined) report.leftOut.push(`basics.birthDate (${why})`)
  return day
}

function saidIn({ basics = {} }: Resume, context: Context): Fields {
  const place = basics.location ?? {}
  const [code, region] = [clean(place.countryCode), clean(place.region)]
  // Our own resume.json has a country without code there.
  const country = code ?? region
  if (code && region) context.report.unplaced.push(`basics.location.region: ${quotedParts(region)}`)
  return {
    nombre: clean(basics.name),
    puesto: clean(basics.label),
    ciudad: clean(place.city),
    pais: country && (countryIn(country, context.language) ?? country),
    email: clean(basics.email)?.replace(/^mailto:/i, ''),
    telefono: phoneFrom(clean(basics.phone), context),
    ...linksFrom(basics.profiles, basics.url, context),
    fechaNacimiento: birthDateFrom(clean(basics.birthDate), context),
    resumen: descriptionFrom([basics.summary]),
  }
}

/** What the resume says, else the same person's profile, else placeholders. Refused values are told. */
export function profileFrom(
  resume: Resume,
  more: Pick<Partial<Profile>, 'foto' | 'idiomas'>,
  present: Fields,
  context: Context,
): Profile {
  const { report, say } = context
  const said: Fields = { ...saidIn(resume, context), ...more }
  const placeholders: Fields = say.placeholders.perfil
  const profile: Fields = {}
  const tell = (field: string, outcome: string) =>
    report.missing.push(`perfil.json  ${field}: ${outcome}`)
  for (const [field, schema] of Object.entries(profileSchema.entries)) {
    const isRight = ({ [field]: value }: Fields) => value !== undefined && v.is(schema, value)
    if (said[field] !== undefined && !isRight(said)) {
      report.leftOut.push(`perfil.json  ${field}: ${showValue(said[field])} (${say.notAccepted})`)
    }
    const source = [said, present, placeholders].find(isRight)
    if (source === undefined) continue
    const value = source[field]
    profile[field] = value
    if (source === placeholders) {
      const why = field === 'sitio' ? ` (${say.notGuessed})` : ''
      tell(field, say.used(showValue(value)) + why)
    }
    if (source === present && field in placeholders && field !== 'sitio') {
      tell(field, say.kept(showValue(value)))
    }
  }
  if (profile.fechaNacimiento === undefined) tell('fechaNacimiento', say.noAge)
  if (!String(profile.nombre).includes(String(profile.apellidos).trim())) delete profile.apellidos
  return profile as Profile
}

const wordsOf = (name: unknown): string[] =>
  String(name ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Ana Perez is Ana María Pérez; Ana alone is only another Ana. */
function isSameName(one: unknown, other: unknown): boolean {
  const [fewer = [], more = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length)
  const isEnough = fewer.length > 0 && fewer.length >= Math.min(2, more.length)
  return isEnough && fewer.every((word) => more.includes(word))
}

const comparable = (addresses: readonly unknown[]): string[] =>
  addresses
    .filter((address) => typeof address === 'string')
    .filter((address) => address !== '' && !isExampleAddress(address))
    .map(plainAddress)

const urlsIn = (links: unknown): unknown[] =>
  Array.isArray(links) ? links.filter(isFields).map(({ url }) => url) : []

/** By the same words of a name, or an address in common. The example is nobody. */
export function isSamePerson(profile: Fields, { basics = {} }: Resume, context: Context): boolean {
  const { nombre, email, github, linkedin, sitio, enlaces } = profile
  if (isExampleName(String(nombre))) return false
  if (isSameName(nombre, basics.name)) return true
  const { profiles, url } = basics
  // A user name is enough for an address of GitHub or LinkedIn.
  const links = linksFrom(profiles, undefined, context)
  const said = comparable([basics.email, url, links.github, links.linkedin, ...urlsIn(profiles)])
  const own = comparable([email, github, linkedin, sitio, ...urlsIn(enlaces)])
  return own.some((address) => said.includes(address))
}
