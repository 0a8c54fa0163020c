// Small files of each form, which say where and with what they were made.

export const PLACE = '+41.6523-004.7245/'
export const DEVICE = 'Telefono de Ana'
/** What is played. */
export const PLAYED = 'cuadro-y-sonido'

const ascii = (text: string) => Buffer.from(text, 'latin1')
const number = (bytes: number, ...values: number[]) =>
  Buffer.concat(
    values.map((value) => {
      const buffer = Buffer.alloc(bytes)
      buffer.writeUIntBE(value, 0, bytes)
      return buffer
    }),
  )
const u32 = (...values: number[]) => number(4, ...values)

type Part = Buffer | string
const joined = (parts: readonly Part[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? ascii(part) : part)))
const box = (type: string, ...parts: Part[]) => {
  const content = joined(parts)
  return joined([u32(content.length + 8), type, content])
}

type Track = { kind: string; entry: Buffer; at: number; sample: string; isLong?: boolean }
const track = ({ kind, entry, at, sample, isLong }: Track) =>
  box(
    'trak',
    // Version 0: two times; the size ends it.
    box('tkhd', u32(7, 0xdadada, 0xdadada), Buffer.alloc(60), u32(320 << 16, 200 << 16)),
    box(
      'mdia',
      box('mdhd', u32(0, 0xdadada, 0xdadada, 1000, 1), Buffer.alloc(4)),
      box('hdlr', u32(0, 0), kind, Buffer.alloc(12), DEVICE, '\0'),
      box(
        'minf',
        box('vmhd', Buffer.alloc(12)),
        box(
          'stbl',
          box('stsd', u32(0, 1), entry),
          box('stsc', u32(0, 1, 1, 1, 1)),
          box('stsz', u32(0, 0, 1, sample.length)),
          isLong ? box('co64', u32(0, 1, 0, at)) : box('stco', u32(0, 1, at)),
        ),
      ),
    ),
    box('udta', box('name', DEVICE)),
  )
const pictures = box('avc1', Buffer.alloc(12), 'APPL', Buffer.alloc(26), DEVICE.padEnd(36, '\0'))

/** MP4, M4A or MOV: with a track of places beside the film. */
export function film({
  isLong = false,
  isFragmented = false,
  hasSound = false,
  brand = 'isom',
} = {}): Buffer {
  const head = joined([box('ftyp', brand, u32(0)), box('free', PLACE)])
  const samples = joined([PLAYED, PLACE])
  const mdat = isLong
    ? joined([u32(1), 'mdat', u32(0, samples.length + 16), samples])
    : box('mdat', samples)
  const at = head.length + mdat.length - samples.length
  const movie = box(
    'moov',
    box('mvhd', u32(0, 0xdadada, 0xdadada), Buffer.alloc(88)),
    track({ kind: 'vide', entry: pictures, at, sample: PLAYED, isLong }),
    track({
      kind: 'meta',
      entry: box('mebx', Buffer.alloc(8), 'com.apple.quicktime.location'),
      at: at + PLAYED.length,
      sample: PLACE,
      isLong,
    }),
    hasSound ? track({ kind: 'soun', entry: box('mp4a'), at, sample: PLAYED }) : '',
    box('udta', box('\xa9xyz', PLACE), box('\xa9mod', DEVICE)),
    box('meta', 'com.apple.quicktime.location.ISO6709', PLACE),
    box('uuid', PLACE),
  )
  const fragments = isFragmented ? box('moof', box('mfhd', u32(0, 1))) : ''
  return joined([head, mdat, movie, box('uuid', DEVICE), fragments])
}

const element = (id: number, ...parts: Part[]) => {
  const content = joined(parts)
  const idBytes = number(Math.ceil(id.toString(16).length / 2), id)
  const size =
    content.length < 127
      ? number(1, 0x80 | content.length)
      : joined([number(1, 1), number(1, 0), number(6, content.length)])
  return joined([idBytes, size, content])
}
const UNKNOWN = Buffer.from('01ffffffffffffff', 'hex')

export function webm({ isLive = false } = {}): Buffer {
  const info = element(
    0x1549a966,
    element(0xbf, 'suma'),
    element(0x4d80, DEVICE),
    element(0x5741, DEVICE),
    element(0x7ba9, PLACE),
    element(0x4461, '20201112'),
  )
  const tracks = element(
    0x1654ae6b,
    element(0xae, element(0xd7, '\x01'), element(0x536e, DEVICE), element(0x86, 'V_VP8')),
  )
  const block = element(0xa3, PLAYED)
  const cluster = isLive ? joined([u32(0x1f43b675), UNKNOWN, block]) : element(0x1f43b675, block)
  const content = [info, tracks, cluster, element(0x1254c367, PLACE.repeat(20), DEVICE)]
  const head = element(0x1a45dfa3, element(0x4282, 'webm'))
  const segment = isLive
    ? joined([u32(0x18538067), UNKNOWN, ...content])
    : element(0x18538067, ...content)
  return joined([head, segment])
}

/** By the definition of RFC 3533: a bit at a time. */
export function oggSum(page: Buffer): number {
  let sum = 0
  for (const byte of page) {
    sum ^= byte << 24
    for (let bit = 0; bit < 8; bit++) sum = sum & 0x80000000 ? (sum << 1) ^ 0x04c11db7 : sum << 1
  }
  return sum >>> 0
}

function page(flags: number, lengths: readonly number[], content: Buffer): Buffer {
  const head = joined(['OggS\0', number(1, flags), Buffer.alloc(20), number(1, lengths.length)])
  const whole = joined([head, Buffer.from(lengths), content])
  whole.writeUInt32LE(oggSum(whole), 22)
  return whole
}
/** Its comments go on in a second page, in which the sound begins. */
export function ogg(codec: 'opus' | 'vorbis' | 'theora'): Buffer {
  const [first, second] = {
    opus: ['OpusHead', 'OpusTags'],
    vorbis: ['\x01vorbis', '\x03vorbis'],
    theora: ['\x80theora', '\x81theora'],
  }[codec] as [string, string]
  const comments = joined([second, `${DEVICE}LOCATION=${PLACE}`.padEnd(600 - second.length, '.')])
  const rest = comments.length - 255
  return joined([
    page(2, [first.length], ascii(first)),
    page(0, [255], comments.subarray(0, 255)),
    page(1, [255, rest - 255, PLAYED.length], joined([comments.subarray(255), PLAYED])),
  ])
}

const chunk = (id: string, content: string) => {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(content.length)
  return joined([id, size, content, content.length % 2 ? '\0' : ''])
}
export function wav(kind = 'WAVE'): Buffer {
  const chunks = [
    chunk('fmt ', '0123456789abcdef'),
    chunk('LIST', `INFOICMT${PLACE}.`),
    chunk('bext', DEVICE),
    chunk('data', PLAYED),
    chunk('iXML', `<place>${PLACE}</place>`),
  ]
  const content = joined([kind, ...chunks])
  const size = Buffer.alloc(4)
  size.writeUInt32LE(content.length)
  return joined(['RIFF', size, content])
}

export function mp3(): Buffer {
  const tag = `TXXX${PLACE}`.padEnd(300, '\0')
  const ape = Buffer.alloc(32)
  ape.write(`APETAGEX`, 'latin1')
  ape.writeUInt32LE(DEVICE.length + 32, 12)
  return joined([
    // 300 in bytes of seven bits.
    joined(['ID3\x04\0\0', number(1, 0, 0, 2, 44), tag]),
    joined(['\xff\xfb\x90\0', PLAYED]),
    joined([DEVICE, ape]),
    joined(['TAG', PLACE]).toString('latin1').padEnd(128, '\0'),
  ])
}
