import type { Profile } from './schema/schema'

/** Every character that some reader takes for a line break. */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g

const escapeText = (text: string) =>
  text
    .replace(/\\/g, '\\\\')
    .replace(LINE_BREAK, '\\n')
    .replace(/([,;])/g, '\\$1')

/** RFC 2426 §2.6: longer lines are folded, never inside a character. */
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

/** The last word is the family name; a single word is a given name. */
function nameParts(fullName: string): { given: string; family: string } {
  const words = fullName.trim().split(/\s+/)
  const family = words.length > 1 ? (words.pop() ?? '') : ''
  return { given: words.join(' '), family }
}

/** The owner's contact card as vCard 3.0 (RFC 2426). */
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
