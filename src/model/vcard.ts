import type { Profile } from './schema'

/** All that some reader takes for the end of a line: a text must not add one to the card. */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g

const escapeText = (text: string) =>
  text
    .replace(/\\/g, '\\\\')
    .replace(LINE_BREAK, '\\n')
    .replace(/([,;])/g, '\\$1')

/** At most 75 bytes a line, continued with a space (RFC 2426 §2.6), never inside a character. */
const MAX_LINE_BYTES = 75
const encoder = new TextEncoder()
function fold(line: string): string {
  let folded = ''
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > MAX_LINE_BYTES) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}

/** The family name is taken to be the last word; a single word is a given name. */
function nameParts(fullName: string): { given: string; family: string } {
  const words = fullName.trim().split(/\s+/)
  const family = words.length > 1 ? (words.pop() ?? '') : ''
  return { given: words.join(' '), family }
}

/** The owner's contact card as vCard 3.0 (RFC 2426), which phones and mail programs open. */
export function contactCard(profile: Profile): string {
  const { given, family } = nameParts(profile.nombre)
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeText(family)};${escapeText(given)};;;`,
    `FN:${escapeText(profile.nombre)}`,
    `TITLE:${escapeText(profile.puesto)}`,
    `EMAIL;TYPE=INTERNET:${escapeText(profile.email)}`,
    `ADR;TYPE=HOME:;;;${escapeText(profile.ciudad)};;;${escapeText(profile.pais)}`,
    `URL:${profile.sitio}`,
    'END:VCARD',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
