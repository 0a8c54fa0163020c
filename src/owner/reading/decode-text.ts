const UTF8_EXPECTED = 'un archivo de texto guardado como UTF-8'

type Decoded = { text: string } | { found: string; expected: string; line?: number }

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte)

const isUtf16 = (bytes: Uint8Array) =>
  startsWith(bytes, 0xff, 0xfe) ||
  startsWith(bytes, 0xfe, 0xff) ||
  // JSON begins with an ASCII character, so a zero byte next to it is UTF-16 without its mark.
  (bytes.length > 1 && (bytes[0] === 0) !== (bytes[1] === 0))

/** The bytes of a content file as text. A UTF-8 byte order mark is dropped, other encodings named. */
export const decodeText = (bytes: Uint8Array): Decoded => {
  if (isUtf16(bytes)) return { found: 'un archivo guardado como UTF-16', expected: UTF8_EXPECTED }
  const text = new TextDecoder().decode(bytes)
  const again = new TextEncoder().encode(
    `${startsWith(bytes, 0xef, 0xbb, 0xbf) ? '\ufeff' : ''}${text}`,
  )
  const wrongByte = bytes.findIndex((byte, index) => byte !== again[index])
  if (wrongByte === -1) return { text }
  const line = bytes
    .subarray(0, wrongByte)
    .reduce((count, byte) => count + (byte === 10 ? 1 : 0), 1)
  return {
    found: 'bytes que no son UTF-8 (¿guardado como Latin-1 o Windows-1252?)',
    expected: UTF8_EXPECTED,
    line,
  }
}
