import path from 'node:path'
import type { Profile } from '../../../site/model/schema/schema'
import { writeWhole } from '../../content/write-all'
import { cardSvg } from '../engraving/card-drawing'
import { plateOf } from '../engraving/draw-plate'
import { themeOf } from '../theme/palettes'
import { cssFile } from '../theme/theme-colors'

/** overlay/home/card/paper.module.css refers to it. */
const CARD_PICTURE = '.cache/engraving/card.svg'
/** main.tsx imports it. */
const COLORS = '.cache/style/colors.css'

/** Writes what the style sheets take from the profile: the card's engraving, the theme's colours. */
export async function writeStyleFiles(
  root: string,
  profile: Pick<Profile, 'nombre' | 'semilla' | 'tema'>,
): Promise<void> {
  await writeWhole(path.join(root, CARD_PICTURE), cardSvg(plateOf(profile)))
  await writeWhole(path.join(root, COLORS), cssFile(themeOf(profile)))
}
