import { isUnknownSite, type Profile } from '../../model/schema/schema'
import { profileIn } from '../../model/shown-profile'
import { profileLinks } from '../content/profile-links'

/** Every character that some reader takes for a line break. */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g

const escapeText = (text: string) =>
  text
    .replace(/\\/g, '\\\\')
    .replace(LINE_BREAK, '\\n')
    .replace(/([,;])/g, '\\$1')

/** RFC 2426 §2.6: longer lines are folded, never inside a character. */
const MAX_LINE_BYTES = 75
function fold(line: string): string {
  let folded = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > MAX_LINE_BYTES) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}

/** Without `apellidos`, the last word is the family name; a single word is a given name. */
function nameParts({ nombre, apellidos }: Profile): { given: string; family: string } {
  const name = nombre.trim()
  const family = apellidos?.trim() ?? /\s(\S+)$/.exec(name)?.[1] ?? ''
  const place = name.lastIndexOf(family)
  const given = `${name.slice(0, place)} ${name.slice(place + family.length)}`
  return { given: given.replace(/\s+/g, ' ').trim(), family }
}

/** The owner's contact card as vCard 3.0 (RFC 2426). @param home the site in a further language */
export function contactCard(profile: Profile, home = profile.sitio): string {
  const { nombre, puesto, email, telefono, ciudad, pais, zonaHoraria } = profileIn('vcard', profile)
  const { given, family } = nameParts(profile)
  const site = isUnknownSite(home) ? [] : [home]
  const addresses = [...site, ...profileLinks(profile).map(({ url }) => url)]
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeText(family)};${escapeText(given)};;;`,
    `FN:${escapeText(nombre)}`,
    ...(puesto ? [`TITLE:${escapeText(puesto)}`] : []),
    ...(email ? [`EMAIL;TYPE=INTERNET:${escapeText(email)}`] : []),
    ...(telefono ? [`TEL;TYPE=VOICE:${escapeText(telefono)}`] : []),
    ...(ciudad || pais ? [`ADR;TYPE=HOME:;;;${escapeText(ciudad)};;;${escapeText(pais)}`] : []),
    ...(zonaHoraria ? [`TZ;VALUE=text:${zonaHoraria}`] : []),
    ...addresses.map((address) => `URL:${address}`),
    'END:VCARD',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
