import type { Messages } from '../../../messages/es/es'

type Decoded = { text: string } | { found: string; expected: string; line?: number }

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte)

const isUtf16 = (bytes: Uint8Array) =>
  startsWith(bytes, 0xff, 0xfe) ||
  startsWith(bytes, 0xfe, 0xff) ||
  // JSON starts with an ASCII character: a single zero byte means UTF-16 without a BOM.
  (bytes.length > 1 && (bytes[0] === 0) !== (bytes[1] === 0))

/** Decodes a content file. Drops a UTF-8 BOM; rejects other encodings by name. */
export const decodeText = (bytes: Uint8Array, { reading }: Messages): Decoded => {
  const { notUtf8, utf16, utf8 } = reading
  if (isUtf16(bytes)) return { found: utf16, expected: utf8 }
  const text = new TextDecoder().decode(bytes)
  const again = new TextEncoder().encode(
    `${startsWith(bytes, 0xef, 0xbb, 0xbf) ? '\ufeff' : ''}${text}`,
  )
  const wrongByte = bytes.findIndex((byte, index) => byte !== again[index])
  if (wrongByte === -1) return { text }
  const line = bytes
    .subarray(0, wrongByte)
    .reduce((count, byte) => count + (byte === 10 ? 1 : 0), 1)
  return { found: notUtf8, expected: utf8, line }
}
