import sharp from 'sharp'
import { entriesIn } from '../../../../model/entries'
import { ownListsOf, type Project } from '../../../../model/schema/schema'
import { PUBLIC } from '../../../content/content-folder'
import type { ReadSite } from '../../../content/reading/read-content'
import { pictureBytes, templateFiles } from '../../../content/template-icons'
import type { Workspace } from '../../../content/workspace/workspace'
import { plateOf } from '../../../drawing/draw-plate'
import { vignetteSvg } from '../../../drawing/vignette-drawing'
import { iconFile } from '../../../skills/icon-sets'
import { type Theme, themeOf } from '../../../theme/themes'
import { faviconSvg } from '../../icons/icon-drawing'
import { isTooDark } from './dark-icons'
import { initialsFile } from './initials-file'
import { microtextFile } from './microtext-file'
import { portraitFiles } from './portrait-files'
import { allSizes, byContent, madeFile, type SizedFiles, sizedFiles } from './sized-files'

const FAVICON = 'favicon.svg'
/** Device px: a picture is shown at most 580 CSS px wide, and half of that on most screens. */
const WIDTHS_PX = [400, 800, 1280]
/** Of a page, where it may be 880 CSS px wide. */
const PAGE_WIDTHS_PX = [400, 800, 1280, 1760]

/** Without sizes where only the owner's file can be used. */
type ProjectPicture = { width: number; height: number; sizes: SizedFiles }

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
    const draw = (width: number) => sharp(photo).autoOrient().resize(width)
    return { width, height, sizes: await sizedFiles(name, widths, draw) }
  } catch {
    return undefined
  }
}

const knownPicture = byContent((photo) => pictureOf(photo, 'proyecto', WIDTHS_PX), 'project')
export const pagePicture = byContent((photo) => pictureOf(photo, 'pagina', PAGE_WIDTHS_PX), 'page')

export async function entryPictures(workspace: Workspace, all: readonly Pick<Project, 'imagen'>[]) {
  const pictures = new Map<string, ProjectPicture>()
  for (const { imagen } of all) {
    if (!imagen || pictures.has(imagen)) continue
    const bytes = workspace.bytes(`${PUBLIC}/${imagen}`)
    const picture = bytes && (await knownPicture(bytes))
    if (picture) pictures.set(imagen, picture)
  }
  return pictures
}

export const projectVignettes = (projects: readonly Project[]) =>
  new Map(
    projects
      .filter(({ imagen }) => !imagen)
      .map(({ id, titulo }) => [
        id,
        madeFile(`vineta-${id}`, Buffer.from(vignetteSvg(titulo)), 'svg'),
      ]),
  )

async function drawnIcon(workspace: Workspace, icon: string, theme: Theme) {
  const file = iconFile(icon, theme)
  const source = file ? Buffer.from(file.source) : pictureBytes(workspace, icon)
  return { icon, file, isDark: await isTooDark(source, theme) }
}

export async function readPictures(
  workspace: Workspace,
  { perfil, lists, publicFiles }: Pick<ReadSite, 'perfil' | 'lists' | 'publicFiles'>,
) {
  const theme = themeOf(perfil)
  const portrait = await portraitFiles(workspace, perfil)
  const initials = await initialsFile(perfil)
  const microtext = await microtextFile(perfil)
  const entries = await entryPictures(workspace, [
    ...lists.proyectos,
    ...ownListsOf(lists).flatMap((name) => entriesIn(lists, name)),
  ])
  const vignettes = projectVignettes(lists.proyectos)
  const skills = [...lists['hard-skills'], ...lists['soft-skills']]
  const names = [...new Set(skills.map(({ icon }) => icon))]
  const icons = await Promise.all(names.map((icon) => drawnIcon(workspace, icon, theme)))
  const favicon = { path: FAVICON, source: faviconSvg(plateOf(perfil), theme) }
  const files = [
    ...icons.flatMap(({ file }) => file ?? []),
    ...templateFiles(names, publicFiles, theme),
    ...[portrait.sizes, ...[...entries.values()].map((each) => each.sizes)].flatMap(allSizes),
    ...[portrait.named, portrait.tones, initials, microtext].filter((file) => file !== undefined),
    ...vignettes.values(),
    ...(publicFiles.has(FAVICON) ? [] : [favicon]),
  ]
  return { portrait, initials, microtext, entries, vignettes, icons, files }
}
export type ReadPictures = Awaited<ReturnType<typeof readPictures>>
