import { clearIsoMedia } from './iso-media'
import { clearOgg } from './ogg'
import { clearWebm } from './webm'

/** Chunks of a WAV that are sound, and where to play it from; all others become `JUNK` of the same size. */
const WAV_KEPT = ['fmt ', 'fact', 'data', 'cue ', 'smpl']

function clearWav(bytes: Buffer): void {
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32LE(at + 4)
    if (!WAV_KEPT.includes(bytes.toString('latin1', at, at + 4))) {
      bytes.write('JUNK', at, 'latin1')
      bytes.fill(0, at + 8, at + 8 + size)
    }
    // Chunks begin at even places.
    at += 8 + size + (size % 2)
  }
}

/** ID3v2.4 §3.1: seven bits a byte. */
const id3Size = (bytes: Buffer) =>
  bytes.subarray(6, 10).reduce((sum, byte) => 128 * sum + byte, 0) +
  (bytes.readUInt8(5) & 0x10 ? 20 : 10)

/** ID3 before and after the sound, and APE after it; nothing in an MP3 counts its bytes from the start. */
function withoutId3(bytes: Buffer): Buffer {
  const startsAt = (at: number, sign: string) =>
    bytes.toString('latin1', at, at + sign.length) === sign
  let start = 0
  while (startsAt(start, 'ID3')) start += id3Size(bytes.subarray(start))
  let end = bytes.length
  if (startsAt(end - 128, 'TAG')) end -= 128
  if (startsAt(end - 32, 'APETAGEX')) {
    const hasHead = bytes.readUInt32LE(end - 12) >= 2 ** 31
    end -= bytes.readUInt32LE(end - 20) + (hasHead ? 32 : 0)
  }
  return bytes.subarray(start, end)
}

const MP3 = /^(?:ID3|\xff[\xe2\xe3\xf2\xf3\xfa\xfb])/
/** The others are changed in place. QuickTime's old files begin with any box, which no text does. */
const KINDS: readonly (readonly [start: RegExp, clear: (bytes: Buffer) => void])[] = [
  [/^(?:.{4}(?:ftyp|styp|moov)|[^ -~\s].{3}(?:mdat|wide|free|skip|pnot))/s, clearIsoMedia],
  [/^.\x45\xdf\xa3/s, clearWebm],
  [/^OggS/, clearOgg],
  [/^RIFF.{4}WAVE/s, clearWav],
]
/** FLAC, CAF, AIFF, AVI, FLV, WMV, large WAV, MPEG-PS, MPEG-TS: of cameras and recorders, too. */
const OTHERS =
  /^(?:fLaC|caff|FORM.{4}AIF[FC]|RIFF.{4}AVI |FLV\W|\x30\x26\xb2\x75|RF64|\0\0.\xba|G.{187}G.{187}G)/s

const startOf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 512)).toString('latin1')

/** Whether these first bytes are a video's or a sound's. */
export function isRecording(head: Uint8Array): boolean {
  const start = startOf(head)
  return MP3.test(start) || OTHERS.test(start) || KINDS.some(([sign]) => sign.test(start))
}

/** A video or sound that does not say where, when and with what it was made. @throws Error where that stays */
export function withoutTags(bytes: Buffer): Buffer {
  const start = startOf(bytes)
  if (MP3.test(start)) return withoutId3(bytes)
  const [, clear] = KINDS.find(([sign]) => sign.test(start)) ?? []
  if (!clear) throw new Error('A kind whose tags cannot be taken out')
  const changed = Buffer.from(bytes)
  clear(changed)
  return changed
}
