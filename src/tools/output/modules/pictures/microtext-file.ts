import sharp from 'sharp'
import type { Profile } from '../../../../model/schema/schema'
import { microtextOf } from '../../../fonts/microtext'
import { lineOf } from '../../../typeset/line'
import { type MadeFile, madeFile } from './sized-files'

type Owner = Pick<Profile, 'nombre' | 'sitio'>

const STRIP = { family: 'text', size: 22 / 1.3, height: 1.3, stroke: 0.03 } as const

/** The text once, light on dark, in the middle of a strip that repeats. */
export async function microtextFile(owner: Owner): Promise<MadeFile> {
  const { svg = '' } = await lineOf(microtextOf(owner), STRIP)
  const source = await sharp(Buffer.from(svg))
    .flatten({ background: '#000' })
    .toColourspace('b-w')
    .webp({ quality: 60, effort: 6 })
    .toBuffer()
  return madeFile('microtexto', source, 'webp')
}
