import sharp from 'sharp'
import { expect, it } from 'vitest'
import { withoutMetadata } from '../../src/tools/files/modules/pictures/without-metadata'

const GPS = { IFD3: { GPSLatitude: '32/1 57/1 0/1' } }
const plain = (background = '#246') =>
  sharp({ create: { width: 80, height: 60, channels: 3, background } })

it.each(['jpeg', 'png', 'webp', 'avif'] as const)('a photo stays a %s, upright', async (kind) => {
  const photo = plain().withExif(GPS).withMetadata({ orientation: 6 }).toFormat(kind)
  const { format, compression, width, height, exif, orientation } = await sharp(
    await withoutMetadata(await photo.toBuffer()),
  ).metadata()
  expect([compression === 'av1' ? 'avif' : format, width, height]).toEqual([kind, 60, 80])
  expect([exif, orientation]).toEqual([undefined, undefined])
})

it('an animation keeps its pictures', async () => {
  const frames = [plain().png(), plain('#fff').png()].map((frame) => frame.toBuffer())
  const animated = sharp(await Promise.all(frames), { join: { animated: true } })
  for (const orientation of [1, 6]) {
    const photo = animated.clone().withExif(GPS).withMetadata({ orientation }).webp()
    const made = await withoutMetadata(await photo.toBuffer())
    expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', pages: 2 })
    expect((await sharp(made).metadata()).exif).toBeUndefined()
  }
})

it('a picture that says nothing of itself keeps its bytes', async () => {
  const photo = await plain().jpeg({ quality: 60 }).toBuffer()
  expect(await withoutMetadata(photo)).toBe(photo)
})
