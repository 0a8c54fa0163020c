export const ELLIPSIS = '…'

/** One line of at most `maxLength` UTF-16 units, cut after a word, with an ellipsis. */
export function clipText(text: string, maxLength: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= maxLength) return line
  const room = line.slice(0, maxLength - ELLIPSIS.length + 1)
  const lastSpace = room.lastIndexOf(' ')
  const cut = lastSpace > 0 ? room.slice(0, lastSpace) : room.slice(0, -1)
  // Drop half a surrogate pair.
  return `${cut.replace(/[\uD800-\uDBFF]$/, '').replace(/[\s,;:·.]+$/, '')}${ELLIPSIS}`
}

/** Safe between tags, in quoted attributes and in XML. */
export const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
