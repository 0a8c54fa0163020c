/** RFC 3533 §6. */
const PAGE_HEAD_BYTES = 27
const CHECKSUM_AT = 22
const BEGINS = 2

const POLYNOMIAL = 0x04c11db7
const TABLE = Array.from({ length: 256 }, (_, index) => {
  let rest = index << 24
  for (let bit = 0; bit < 8; bit++) rest = (rest << 1) ^ (rest < 0 ? POLYNOMIAL : 0)
  return rest >>> 0
})

function checksumOf(page: Buffer): number {
  let sum = 0
  for (const byte of page) sum = (sum << 8) ^ (TABLE[(sum >>> 24) ^ byte] ?? 0)
  return sum >>> 0
}

/** The first packet of a stream, the start of its second, and whether a bit ends the comments (Vorbis I §5.2.1). */
const CODECS = [
  { head: 'OpusHead', comments: 'OpusTags', isFramed: false },
  { head: '\x01vorbis', comments: '\x03vorbis', isFramed: true },
]

type Stream = {
  codec: (typeof CODECS)[number]
  packet: number
  parts: [from: number, to: number][]
}

/** No program's name and no comment; zeros up to the packet's end (RFC 7845 §5.2). */
function clearComments(bytes: Buffer, { codec, parts }: Stream): void {
  const packet = Buffer.concat(parts.map(([from, to]) => bytes.subarray(from, to)))
  const { comments, isFramed } = codec
  if (!packet.toString('latin1').startsWith(comments)) throw new Error('No comments')
  packet.fill(0, comments.length)
  if (isFramed) packet[comments.length + 8] = 1
  let at = 0
  for (const [from, to] of parts) {
    at += packet.copy(bytes, from, at, at + to - from)
  }
}

/** Of Opus and Vorbis in Ogg, in place. @throws Error where it is broken or of another codec */
export function clearOgg(bytes: Buffer): void {
  const streams = new Map<number, Stream>()
  const pages: Buffer[] = []
  for (let at = 0; at < bytes.length; ) {
    if (bytes.toString('latin1', at, at + 4) !== 'OggS') throw new Error('No page')
    const serial = bytes.readUInt32LE(at + 14)
    const lengths = bytes.subarray(at + PAGE_HEAD_BYTES).subarray(0, bytes.readUInt8(at + 26))
    const content = at + PAGE_HEAD_BYTES + lengths.length
    const end = lengths.reduce((sum, length) => sum + length, content)
    if (end > bytes.length) throw new RangeError('A page is cut off')
    if (bytes.readUInt8(at + 5) & BEGINS) {
      const codec = CODECS.find(({ head }) =>
        bytes.toString('latin1', content, end).startsWith(head),
      )
      if (!codec) throw new Error('Another codec')
      streams.set(serial, { codec, packet: 0, parts: [] })
    }
    const stream = streams.get(serial)
    if (!stream) throw new Error('A stream without a beginning')
    let from = content
    for (const length of lengths) {
      if (stream.packet > 1) break
      if (stream.packet === 1) stream.parts.push([from, from + length])
      from += length
      // A packet ends with the first part that is not full.
      if (length === 255) continue
      if (stream.packet === 1) clearComments(bytes, stream)
      stream.packet++
    }
    pages.push(bytes.subarray(at, end))
    at = end
  }
  for (const page of pages) {
    page.writeUInt32LE(0, CHECKSUM_AT)
    page.writeUInt32LE(checksumOf(page), CHECKSUM_AT)
  }
}
