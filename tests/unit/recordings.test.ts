import { describe, expect, it } from 'vitest'
import { isRecording, withoutTags } from '../../src/tools/content/reading/media/without-tags'
import { DEVICE, film, mp3, ogg, oggSum, PLACE, PLAYED, wav, webm } from './recording-files'

const text = (bytes: Buffer) => bytes.toString('latin1')

describe('a video or sound', () => {
  it.each([
    ['MP4', film()],
    ['MOV of more than 4 GB', film({ isLong: true, brand: 'qt  ' })],
    ['WebM', webm()],
    ['WebM of a recorder that could not go back', webm({ isLive: true })],
    ['Opus', ogg('opus')],
    ['Vorbis', ogg('vorbis')],
    ['WAV', wav()],
  ])('says nowhere where and with what it was made, and plays as before: %s', (_, bytes) => {
    const before = Buffer.from(bytes)
    expect(isRecording(bytes)).toBe(true)
    const made = withoutTags(bytes)
    expect(bytes.equals(before)).toBe(true)
    for (const secret of [PLACE, DEVICE]) {
      expect(text(before)).toContain(secret)
      expect(text(made)).not.toContain(secret)
    }
    // No offset changes.
    expect(made.length).toBe(before.length)
    expect(text(made).indexOf(PLAYED)).toBe(text(before).indexOf(PLAYED))
    expect(withoutTags(made).equals(made)).toBe(true)
  })

  it('as MP3 is the sound alone', () => {
    expect(text(withoutTags(mp3()))).toBe(`\xff\xfb\x90\0${PLAYED}`)
  })

  it('as MP4 keeps the tables of its film, without their times', () => {
    const made = text(withoutTags(film()))
    for (const kept of ['moov', 'mvhd', 'tkhd', 'mdhd', 'stsc', 'stsz', 'stco', 'avc1']) {
      expect(made.split(kept)).toHaveLength(2)
    }
    expect(made).not.toMatch(/\xda\xda|udta|meta|uuid|mebx/)
  })

  it('as WebM has whole elements in their place', () => {
    const made = text(withoutTags(webm()))
    expect(made).toContain('V_VP8')
    expect(made).not.toContain('suma')
    expect(made).toContain('\xec\x01\0\0\0\0\0\x01')
  })

  it('as Ogg has pages with their checksums', () => {
    expect(oggSum(Buffer.from('123456789'))).toBe(0x89a1897f)
    const made = withoutTags(ogg('vorbis'))
    const pages = text(made)
      .split(/(?=OggS)/)
      .map((page) => Buffer.from(page, 'latin1'))
    expect(pages).toHaveLength(3)
    for (const page of pages) {
      const said = page.readUInt32LE(22)
      page.writeUInt32LE(0, 22)
      expect(said).toBe(oggSum(page))
    }
    // No program's name, no comment, and the bit that ends them.
    expect(text(made)).toContain('\x03vorbis\0\0\0\0\0\0\0\0\x01\0')
  })

  it.each([
    ['cut off', film().subarray(0, -40)],
    ['in fragments, with a track of places', film({ isFragmented: true })],
    ['without its tables', film().subarray(0, 60)],
    ['of another codec', ogg('theora')],
    ['AVI', wav('AVI ')],
    ['FLAC', Buffer.from('fLaC\0\0\0\0')],
    ['WMV', Buffer.from('3026b2758e66cf11', 'hex')],
  ])('is refused: %s', (_, bytes) => {
    expect(isRecording(bytes)).toBe(true)
    expect(() => withoutTags(bytes)).toThrow()
  })

  it.each(['', 'The free world', 'OK', '\ufeffHola', '%PDF-1.7', '\nThe free world', 'FORM'])(
    'is not %j',
    (other) => expect(isRecording(Buffer.from(other))).toBe(false),
  )
})
