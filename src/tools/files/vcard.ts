import { encode } from 'uqr'
import type { Profile } from '../../site/model/schema/schema'
import { profileIn } from '../../site/model/shown-profile'
import { profileLinks } from '../content/profile-links'
import { clipText } from './text'

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
  const addresses = new Set([home, ...profileLinks(profile).map(({ url }) => url)])
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeText(family)};${escapeText(given)};;;`,
    `FN:${escapeText(nombre)}`,
    `TITLE:${escapeText(puesto)}`,
    ...(email ? [`EMAIL;TYPE=INTERNET:${escapeText(email)}`] : []),
    ...(telefono ? [`TEL;TYPE=VOICE:${escapeText(telefono)}`] : []),
    `ADR;TYPE=HOME:;;;${escapeText(ciudad)};;;${escapeText(pais)}`,
    ...(zonaHoraria ? [`TZ;VALUE=text:${zonaHoraria}`] : []),
    ...[...addresses].map((address) => `URL:${address}`),
    'END:VCARD',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

/** Longer texts make the code too fine for a phone camera, and in the end impossible. */
const MOST_IN_QR_CHARACTERS = 64

const cut = (text: string) => clipText(text, MOST_IN_QR_CHARACTERS)

/** The contact card as a QR code: SVG path of the dark modules. Merging the runs of a row halves its length. */
export function contactQr(profile: Profile, home: string | undefined) {
  const { nombre, puesto, ciudad, pais } = profile
  const words = { nombre: cut(nombre), puesto: cut(puesto), ciudad: cut(ciudad), pais: cut(pais) }
  const none = { github: undefined, linkedin: undefined, enlaces: [], zonaHoraria: undefined }
  const card = contactCard({ ...profile, ...words, ...none }, home)
  const { data, size } = encode(card, { ecc: 'L', border: 2 })
  let path = ''
  // Relative moves: they repeat, so that the compressed path is less than half as long.
  let [fromX, fromY] = [0, 0]
  data.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue
      const start = x
      while (row[x + 1]) x++
      const width = x - start + 1
      path += `m${start - fromX} ${y - fromY}h${width}v1h-${width}z`
      ;[fromX, fromY] = [start, y]
    }
  })
  return { side: size, path }
}
