import * as v from 'valibot'
import { type Fields, isFields } from '../../../model/objects'
import { phone, telephoneAddress } from '../../../model/schema/fields'
import { type Profile, profileSchema } from '../../../model/schema/schema'
import { withoutAccents } from '../../../model/without-accents'
import { isExampleAddress } from '../../content/example'
import { isExampleName } from '../../content/main-language'
import { showValue } from '../../content/show-value'
import { isoDay } from '../parsing/dates'
import { descriptionFrom } from '../parsing/description'
import { countryIn } from '../parsing/places'
import { clean, quotedParts, type Text } from '../parsing/texts'
import type { Resume } from '../sources/resume-fields'
import { type Context, refusal, spotIn, unplacedLine } from './context'
import { linksFrom, mergeLinks, plainAddress, type SaidLink } from './links'

/** Longer ones are no telephones, and would keep the expressions below busy. */
const MOST_CHARACTERS = 100
const PHONE = /\+?\(?\d[\d ().-]{4,22}\d/
/** Countries whose numbers keep their zero after the code. */
const KEEPS_ZERO = /^\+(?:39|225|241|242|378)(?!\d)/

/** After fewer digits than a number has. */
const AFTER_AREA = /(?<=^(?:\D*\d){1,6}\D*)\/\s*(?=\d)/

/** As it is dialled from anywhere: '(+39) 327…', '+33 (0)6…' and '0049 (0)761…' would ring nobody. */
function dialled(text: string): string {
  const plain = text
    .replace(/\+?\(\s*(?:\+|00)?\s*(?=\d)([1-9]\d{0,2})\)/, (whole, code) =>
      /\+|\(\s*00/.test(whole) ? `+${code} ` : whole,
    )
    .replace(/^00(?=[1-9])/, '+')
  const trunk = !plain.startsWith('+') || KEEPS_ZERO.test(plain) ? ' 0' : ' '
  return plain
    .replace(/\s*\(0\)\s*/, trunk)
    .replace(/\s+/g, ' ')
    .trim()
}

/** The first number, without a bracket at its beginning; a second one and an extension are told. */
function phoneFrom(value: Text, context: Context): Text {
  const { report, say } = context
  if (value !== undefined && value.length > MOST_CHARACTERS) return value
  const plain = value
    ?.replace(/^tel:/i, '')
    .replace(/[\u2010-\u2015]/g, '-')
    .normalize('NFKC')
    .replace(AFTER_AREA, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const number = dialled(plain ?? '')
  const [said] = number.match(PHONE) ?? []
  if (plain === undefined || said === undefined) return value
  const rest = clean(number.replace(said, ''))
  const spot = spotIn(context, 'perfil', { fields: ['telefono'] })
  if (rest !== undefined) report.unplaced.push(`${spot}: ${quotedParts(rest)}`)
  const spaced = said.replace(/[()]/g, ' ').replace(/\s+/g, ' ').replace(/^\+ /, '+').trim()
  const telefono = v.is(phone(), said) ? said : spaced
  if (telephoneAddress(number) !== telephoneAddress(plain)) {
    const why = `${say.used(showValue(telefono))} (${say.resumeSays(showValue(value))})`
    report.missing.push(`${spot}: ${why}`)
  }
  return telefono
}

/** Only where it was asked for. */
function birthDateFrom(value: Text, context: Context): Text {
  const { report, say, saidIn, isBirthDateWanted } = context
  const day = isBirthDateWanted ? isoDay(value, saidIn) : undefined
  const why = isBirthDateWanted ? say.noDate : say.askBirthDate
  if (value !== undefined && day === undefined) {
    report.leftOut.push(`${spotIn(context, 'perfil', { fields: ['fechaNacimiento'] })} (${why})`)
  }
  return day
}

/** What the resume says of the profile. */
export function saidOfProfile({ basics = {} }: Resume, context: Context): Fields {
  const place = basics.location ?? {}
  const [code, region] = [clean(place.countryCode), clean(place.region)]
  // Our own resume.json has a country without code there.
  const country = code ?? region
  if (code && region) {
    const keys = ['basics', 'location', 'region']
    context.report.unplaced.push(unplacedLine({ keys, isInList: false, values: [region] }, context))
  }
  return {
    nombre: clean(basics.name),
    apellidos: clean(basics.last),
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

/** What the card and the CV have a place for. */
export const TOLD = ['puesto', 'ciudad', 'pais', 'email', 'resumen'] as const

/** Languages by their names: the owner's others stay, and a level that the source does not say. */
function mergeLanguages(present: unknown, said: readonly Fields[]): Fields[] {
  const own = Array.isArray(present) ? present.filter(isFields) : []
  const isSame = (one: Fields, other: Fields) =>
    one.idioma === other.idioma || isSameName(one.idioma, other.idioma)
  const kept = own.map((one) => ({ ...one, ...said.find((other) => isSame(one, other)) }))
  return [...kept, ...said.filter((other) => !own.some((one) => isSame(one, other)))]
}

/** The last names as the name writes them; undefined where it does not have them. */
function lastNamesIn(name: unknown, lastNames: unknown): Text {
  const [words, last] = [name, lastNames].map((text) => String(text).trim().split(/\s+/)) as [
    string[],
    string[],
  ]
  const same = wordsOf(lastNames).join(' ')
  return words
    .map((_, index) => words.slice(index, index + last.length).join(' '))
    .find((part) => wordsOf(part).join(' ') === same)
}

/** The same person's profile with what the source says. Refused values are told. */
export function profileFrom(
  { enlaces = [], idiomas, ...said }: Fields,
  present: Fields,
  context: Context,
): Partial<Profile> {
  const { report, say } = context
  const spot = (field: string) => spotIn(context, 'perfil', { fields: [field] })
  const links = enlaces as SaidLink[]
  if (links.length > 0) said.enlaces = mergeLinks(present.enlaces, links, 'red')
  if (idiomas) said.idiomas = mergeLanguages(present.idiomas, idiomas as Fields[])
  // 'Ana' says nothing new of Ana María.
  if (isSameName(present.nombre, said.nombre) && !isFuller(said.nombre, present.nombre)) {
    delete said.nombre
    if (present.apellidos !== undefined) delete said.apellidos
  }
  const profile: Fields = { ...present }
  for (const [field, schema] of Object.entries(profileSchema.entries)) {
    const { [field]: value } = said
    if (value === undefined) continue
    if (v.is(schema, value)) profile[field] = value
    else {
      const why = refusal(context, 'perfil', field, { ...said, [field]: value })
      report.leftOut.push(`${spot(field)}: ${showValue(value)} (${why})`)
    }
  }
  for (const field of TOLD) {
    const isKept = profile[field] !== undefined && profile[field] === present[field]
    if (isKept && said[field] === undefined) {
      report.missing.push(`${spot(field)}: ${say.kept(showValue(profile[field]))}`)
    }
  }
  const { nombre, apellidos } = profile
  if (apellidos !== undefined) {
    const found = lastNamesIn(nombre, apellidos)
    if (found === undefined) {
      report.leftOut.push(`${spot('apellidos')}: ${showValue(apellidos)} (${say.notInName})`)
      delete profile.apellidos
    } else if (!String(nombre).includes(String(apellidos).trim())) profile.apellidos = found
  }
  return profile
}

const wordsOf = (name: unknown): string[] =>
  withoutAccents(String(name ?? ''))
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Of a name in the same words, the one with more of them, or with their accents. */
const isFuller = (one: unknown, other: unknown): boolean =>
  String(one).normalize('NFD').length > String(other).normalize('NFD').length

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

/** By the same words of a name, or an address in common; who says no name is nobody else. */
export function isSamePerson(profile: Fields, { basics = {} }: Resume, context: Context): boolean {
  const { nombre, email, github, linkedin, sitio, enlaces } = profile
  // The example is nobody.
  if (clean(String(nombre ?? '')) === undefined || isExampleName(String(nombre))) return false
  if (clean(basics.name) === undefined) return true
  if (isSameName(nombre, basics.name)) return true
  const { profiles, url } = basics
  // A user name is enough for an address.
  const links = linksFrom(profiles, undefined, context)
  const said = comparable([
    ...[basics.email, url, links.github, links.linkedin],
    ...urlsIn(links.enlaces),
  ])
  const own = comparable([email, github, linkedin, sitio, ...urlsIn(enlaces)])
  return own.some((address) => said.includes(address))
}
