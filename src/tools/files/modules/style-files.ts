import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Profile } from '../../../site/model/schema/schema'
import { cardSvg } from '../engraving/card-drawing'
import { plateOf } from '../engraving/draw-plate'
import { themeOf } from '../theme/palettes'
import { cssFile } from '../theme/theme-colors'

/** overlay/home/card/paper.module.css refers to it. */
const CARD_PICTURE = '.cache/engraving/card.svg'
/** main.tsx imports it. */
const COLORS = '.cache/style/colors.css'

/** Atomic: a dev server running next to a build never reads half a file. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(`${file}.${process.pid}`, text)
  await rename(`${file}.${process.pid}`, file)
}

/** Writes what the style sheets take from the profile: the card's engraving, the theme's colours. */
export async function writeStyleFiles(
  root: string,
  profile: Pick<Profile, 'nombre' | 'semilla' | 'tema'>,
): Promise<void> {
  await writeWhole(path.join(root, CARD_PICTURE), cardSvg(plateOf(profile)))
  await writeWhole(path.join(root, COLORS), cssFile(themeOf(profile)))
}
