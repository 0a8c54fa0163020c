import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { cardSvg } from '../../engraving/card-drawing'
import { type PlateSource, plateOf } from '../../engraving/draw-plate'

/** overlay/home/card/paper.module.css refers to it. */
const CARD_PICTURE = '.cache/engraving/card.svg'

/** Writes the engraving of the CSS card. */
export async function writeCardPicture(root: string, profile: PlateSource): Promise<void> {
  const file = path.join(root, CARD_PICTURE)
  await mkdir(path.dirname(file), { recursive: true })
  // Atomic rename: a dev server running next to a build never reads half a file.
  await writeFile(`${file}.${process.pid}`, cardSvg(plateOf(profile)))
  await rename(`${file}.${process.pid}`, file)
}
