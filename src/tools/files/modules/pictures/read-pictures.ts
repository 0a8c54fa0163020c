import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { entriesIn } from '../../../../site/model/entries'
import { type Lists, ownNamesOf, type Project } from '../../../../site/model/schema/schema'
import { publicPlace } from '../../../content/reading/public-files'
import { pictureFile } from '../../../content/template-icons'
import { vignetteSvg } from '../../../drawing/card-drawing'
import { iconFile } from '../../../skills/icon-sets'
import type { Palette } from '../../../theme/palettes'
import { isTooDark } from './dark-icons'
import { byContent, hashOf, type MadeFile, type SizedFiles, sizedFiles } from './sized-files'

/** Device px: a picture is shown at most 580 CSS px wide, and half of that on most screens. */
const WIDTHS_PX = [400, 800, 1280]
/** Of a page, where it may be 880 CSS px wide. */
const PAGE_WIDTHS_PX = [400, 800, 1280, 1760]

/** Without sizes where only the owner's file can be used. */
export type ProjectPicture = { width: number; height: number; sizes: SizedFiles }

async function pictureOf(
  photo: Buffer,
  name: string,
  allWidths: readonly number[],
): Promise<ProjectPicture | undefined> {
  try {
    const { autoOrient, format, pages = 1 } = await sharp(photo).metadata()
    const { width, height } = autoOrient
    // sharp would draw an SVG in dots, and keep only the first picture of an animation.
    if (format === 'svg' || pages > 1) return { width, height, sizes: { avif: [], webp: [] } }
    const narrower = allWidths.filter((each) => each < width)
    const widths = narrower.length < allWidths.length ? [...narrower, width] : narrower
    return { width, height, sizes: await sizedFiles(photo, name, widths) }
  } catch {
    return undefined
  }
}

const knownPicture = byContent((photo) => pictureOf(photo, 'proyecto', WIDTHS_PX))
/** In the text of a page. */
export const pagePicture = byContent((photo) => pictureOf(photo, 'pagina', PAGE_WIDTHS_PX))

type Pictured = { readonly imagen?: string | undefined }

export async function entryPictures(publicDir: string, entries: readonly Pictured[]) {
  const pictures = new Map<string, ProjectPicture>()
  for (const { imagen } of entries) {
    if (!imagen || pictures.has(imagen)) continue
    const picture = await knownPicture(await readFile(publicPlace(publicDir, imagen)), imagen)
    if (picture) pictures.set(imagen, picture)
  }
  return pictures
}

export const projectVignettes = (projects: readonly Project[]): Map<number, MadeFile> =>
  new Map(
    projects
      .filter(({ imagen }) => !imagen)
      .map(({ id }) => {
        const source = Buffer.from(vignetteSvg(id))
        return [id, { path: `assets/vineta-${id}-${hashOf(source)}.svg`, source }]
      }),
  )

export const skillIcons = (lists: Lists): string[] => [
  ...new Set([...lists['hard-skills'], ...lists['soft-skills']].map(({ icon }) => icon)),
]

async function darkIcons(publicDir: string, lists: Lists, theme: Palette): Promise<Set<string>> {
  const dark = new Set<string>()
  for (const icon of skillIcons(lists)) {
    const drawn = iconFile(icon, theme)
    const source = drawn ? Buffer.from(drawn.source) : await readFile(pictureFile(publicDir, icon))
    if (await isTooDark(source)) dark.add(icon)
  }
  return dark
}

export const readPictures = async (publicDir: string, lists: Lists, theme: Palette) => ({
  entries: await entryPictures(publicDir, [
    ...lists.proyectos,
    ...ownNamesOf(lists).flatMap((name) => entriesIn(lists, name)),
  ]),
  vignettes: projectVignettes(lists.proyectos),
  darkIcons: await darkIcons(publicDir, lists, theme),
})
export type ReadPictures = Awaited<ReturnType<typeof readPictures>>
