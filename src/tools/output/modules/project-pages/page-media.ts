import type { Element, ElementContent, Properties } from 'hast'
import type { Image } from 'mdast'
import { visit } from 'unist-util-visit'
import { MEDIA } from '../../../../site/geometry/geometry'
import { PUBLIC } from '../../../content/content-folder'
import { addressOnSite, FILM, POSTERS } from '../../../content/pages/markdown-problems'
import type { ProjectPage } from '../../../content/pages/read-pages'
import type { PublicFiles } from '../../../content/reading/public-files'
import type { Workspace } from '../../../content/workspace/workspace'
import { pagePicture } from '../pictures/read-pictures'
import { allSizes, type SizedFile } from '../pictures/sized-files'
import { readVideo } from './read-video'

const fileOf = ({ url }: Image): string => addressOnSite(url)?.path ?? ''

/** What the build makes of a file; the still of a video is its poster. */
async function mediumOf(name: string, workspace: Workspace, files: PublicFiles) {
  const video = FILM.test(name) ? readVideo(workspace, name) : undefined
  const posters = POSTERS.map((ending) => name.replace(FILM, `.${ending}`))
  const still = video ? posters.find((each) => files.has(each)) : name
  const bytes = still && workspace.bytes(`${PUBLIC}/${still}`)
  const picture = bytes && (await pagePicture(bytes))
  return { video, still, picture: picture || undefined }
}
type Medium = Awaited<ReturnType<typeof mediumOf>>
/** By the name of their file. */
export type PageMedia = ReadonlyMap<string, Medium>

export async function pageMedia(
  pages: readonly Pick<ProjectPage, 'tree'>[],
  workspace: Workspace,
  files: PublicFiles,
): Promise<PageMedia> {
  const media = new Map<string, Medium>()
  const images: Image[] = []
  for (const { tree } of pages) visit(tree, 'image', (image) => void images.push(image))
  for (const name of new Set(images.map(fileOf))) {
    // What is not there, or elsewhere, is told when the content is read.
    if (files.has(name)) media.set(name, await mediumOf(name, workspace, files))
  }
  return media
}

/** As wide as the figure, in project-page.css: alone, or one of several in a row. */
const sizesOf = (count: number) =>
  `${MEDIA.narrow} 92vw, ${count > 1 ? Math.round(880 / count) : 880}px`

export const element = (
  tagName: string,
  properties: Properties,
  children: ElementContent[] = [],
): Element => ({ type: 'element', tagName, properties, children })

type Shown = {
  /** The site's path on its host. */
  base: string
  /** Pictures that stand side by side. */
  count: number
  isFirst: boolean
}

function pictureElement(image: Image, media: PageMedia, { base, count, isFirst }: Shown): Element {
  const name = fileOf(image)
  const { width, height, sizes: { avif = [], webp = [] } = {} } = media.get(name)?.picture ?? {}
  const set = (all: readonly SizedFile[]) =>
    all.map((each) => `${base}${each.path} ${each.width}w`).join(', ')
  const img = element('img', {
    src: `${base}${webp.at(-1)?.path ?? encodeURI(name)}`,
    ...(webp.length > 0 && { srcSet: set(webp), sizes: sizesOf(count) }),
    alt: image.alt ?? '',
    width,
    height,
    loading: isFirst ? 'eager' : 'lazy',
    decoding: 'async',
  })
  const source = { type: 'image/avif', srcSet: set(avif), sizes: sizesOf(count) }
  return element('picture', {}, [...(avif.length > 0 ? [element('source', source)] : []), img])
}

/** A silent one runs by itself where motion may be (play-loops.ts), and has its own controls, too. */
function videoElement(image: Image, media: PageMedia, { base }: Shown): Element {
  const name = fileOf(image)
  const { video, still, picture } = media.get(name) ?? {}
  const { width = picture?.width, height = picture?.height, isSilent } = video ?? {}
  const loop = { loop: true, muted: true, playsInline: true, 'data-loop': '' }
  return element('video', {
    src: `${base}${encodeURI(name)}`,
    controls: true,
    preload: 'none',
    poster: still && `${base}${picture?.sizes.webp.at(-1)?.path ?? encodeURI(still)}`,
    'aria-label': image.alt ?? '',
    width,
    height,
    ...(isSilent && loop),
  })
}

export const mediaElement = (image: Image, media: PageMedia, shown: Shown): Element =>
  FILM.test(fileOf(image)) ? videoElement(image, media, shown) : pictureElement(image, media, shown)

export const filesOf = (media: PageMedia): SizedFile[] =>
  [...media.values()].flatMap(({ picture }) => (picture ? allSizes(picture.sizes) : []))
