import sharp from 'sharp'
import type { Profile } from '../../../../model/schema/schema'
import { directionOf } from '../../../../model/text-blocks'
import { lineOf } from '../../../typeset/line'
import { type MadeFile, madeFile } from './sized-files'

/** px. The scene finds the letters' edge between the pixels of a soft one. */
const SIDE = 128
const SOFTNESS = 1.5
/** From the middle to the letters' corners, as a share of the disc's radius. */
const REACH = 0.84
/** Letters in lines need broad strokes. */
const LETTERS = { family: 'screen', size: 200, margin: 1, stroke: 0.05 } as const

type Name = Pick<Profile, 'nombre' | 'apellidos'>

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Of the first word and of the family name, or else of the last word; none where no word begins with a letter. */
export function initialsOf({ nombre, apellidos = '' }: Name): string {
  const wordsOf = (text: string) => text.match(/(?<!\S)\p{L}\S*/gu) ?? []
  const [first = '', ...others] = wordsOf(nombre)
  const [family = ''] = wordsOf(apellidos)
  const last = family !== '' && family !== first ? family : (others.at(-1) ?? '')
  const initials = [first, last].flatMap(
    (word) => [...letters.segment(word.toUpperCase())][0]?.segment ?? [],
  )
  // Else letters that join would.
  return initials.join(directionOf(nombre) === 'rtl' ? ' ' : '')
}

/** The shape of the initials, light on dark, in the square of the seal's disc; none for letters that no font has. */
export async function initialsFile(name: Name): Promise<MadeFile | undefined> {
  const text = initialsOf(name)
  const { svg } = await lineOf(text, LETTERS)
  if (svg === undefined) return undefined
  const shape = await sharp(Buffer.from(svg)).trim().png().toBuffer({ resolveWithObject: true })
  const { width: across, height: down } = shape.info
  const scale = (REACH * SIDE) / Math.hypot(across, down)
  const source = await sharp({
    create: { width: SIDE, height: SIDE, channels: 3, background: '#000' },
  })
    .composite([
      {
        input: await sharp(shape.data)
          .resize(Math.round(scale * across), Math.round(scale * down))
          .toBuffer(),
      },
    ])
    .toColourspace('b-w')
    .blur(SOFTNESS)
    .webp({ quality: 80, effort: 6 })
    .toBuffer()
  return madeFile('iniciales', source, 'webp')
}
