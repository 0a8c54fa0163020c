import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Project } from '../../../../site/model/schema/schema'
import { publicPlace } from '../../../content/reading/public-files'
import { byContent, type SizedFiles, sizedFiles } from './sized-files'

/** Device px: a picture is shown at most 580 CSS px wide, and half of that on most screens. */
const WIDTHS_PX = [400, 800, 1280]

export type ProjectPicture = {
  width: number
  height: number
  /** None where only the owner's file can be used. */
  sizes: SizedFiles
}

async function pictureOf(photo: Buffer): Promise<ProjectPicture | undefined> {
  try {
    const { autoOrient, format, pages = 1 } = await sharp(photo).metadata()
    const { width, height } = autoOrient
    // sharp would draw an SVG in dots, and keep only the first picture of an animation.
    if (format === 'svg' || pages > 1) return { width, height, sizes: { avif: [], webp: [] } }
    const narrower = WIDTHS_PX.filter((each) => each < width)
    const widths = narrower.length < WIDTHS_PX.length ? [...narrower, width] : narrower
    return { width, height, sizes: await sizedFiles(photo, 'proyecto', widths) }
  } catch {
    return undefined
  }
}

const knownPicture = byContent(pictureOf)

/** Sizes and smaller files of the projects' pictures, by `imagen`. */
export async function projectPictures(
  publicDir: string,
  projects: readonly Project[],
): Promise<Map<string, ProjectPicture>> {
  const pictures = new Map<string, ProjectPicture>()
  for (const { imagen } of projects) {
    if (!imagen || pictures.has(imagen)) continue
    const picture = await knownPicture(await readFile(publicPlace(publicDir, imagen)), imagen)
    if (picture) pictures.set(imagen, picture)
  }
  return pictures
}
