import { readFile } from 'node:fs/promises'
import type { Element, Properties } from 'hast'
import type { Image } from 'mdast'
import { visit } from 'unist-util-visit'
import { FILM, ownAddress, POSTERS } from '../../../content/pages/page-problems'
import type { ProjectPage } from '../../../content/pages/read-pages'
import { type PublicFiles, publicPlace } from '../../../content/reading/public-files'
import { type ProjectPicture, pagePicture } from '../pictures/read-pictures'
import type { SizedFile } from '../pictures/sized-files'
import { readVideo, type Video } from './read-video'

type Film = { video: Video; poster?: string | undefined; posterSize?: ProjectPicture | undefined }
/** By the name of their file. */
export type PageMedia = { pictures: Map<string, ProjectPicture>; films: Map<string, Film> }

const fileOf = ({ url }: Image): string => ownAddress(url)?.path ?? ''

/** What the build makes of the pictures and videos that pages show. */
export async function pageMedia(
  pages: readonly Pick<ProjectPage, 'tree'>[],
  publicDir: string,
  files: PublicFiles,
): Promise<PageMedia> {
  const named = new Set<string>()
  for (const { tree } of pages) visit(tree, 'image', (image) => void named.add(fileOf(image)))
  const media: PageMedia = { pictures: new Map(), films: new Map() }
  const pictureOf = async (name: string) =>
    pagePicture(await readFile(publicPlace(publicDir, name)), name)
  // What is not there, or elsewhere, is told when the content is read.
  for (const name of [...named].filter((each) => files.has(each))) {
    if (FILM.test(name)) {
      const poster = POSTERS.map((ending) => name.replace(FILM, `.${ending}`)).find((each) =>
        files.has(each),
      )
      const posterSize = poster ? await pictureOf(poster) : undefined
      media.films.set(name, { video: readVideo(publicPlace(publicDir, name)), poster, posterSize })
    } else {
      const picture = await pictureOf(name)
      if (picture) media.pictures.set(name, picture)
    }
  }
  return media
}

/** As wide as the figure, in project-page.css: alone, or one of several in a row. */
const sizesOf = (count: number) =>
  `(max-width: 700px) 92vw, ${count > 1 ? Math.round(880 / count) : 880}px`

const element = (tagName: string, properties: Properties, children: Element[] = []): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})

type Shown = {
  /** The site's path on its host. */
  base: string
  /** Pictures that stand side by side. */
  count: number
  isFirst: boolean
}

function pictureElement(image: Image, media: PageMedia, { base, count, isFirst }: Shown): Element {
  const name = fileOf(image)
  const { width, height, sizes } = media.pictures.get(name) ?? {}
  const { avif = [], webp = [] } = sizes ?? {}
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
function videoElement(image: Image, { films }: PageMedia, { base }: Shown): Element {
  const name = fileOf(image)
  const { video, poster, posterSize } = films.get(name) ?? {}
  const { width = posterSize?.width, height = posterSize?.height, isSilent } = video ?? {}
  const loop = { loop: true, muted: true, playsInline: true, 'data-loop': '' }
  return element('video', {
    src: `${base}${encodeURI(name)}`,
    controls: true,
    preload: 'none',
    poster: poster && `${base}${posterSize?.sizes.webp.at(-1)?.path ?? encodeURI(poster)}`,
    'aria-label': image.alt ?? '',
    width,
    height,
    ...(isSilent && loop),
  })
}

/** A picture or a video of a page. */
export const mediaElement = (image: Image, media: PageMedia, shown: Shown): Element =>
  FILM.test(fileOf(image)) ? videoElement(image, media, shown) : pictureElement(image, media, shown)

/** What the build has to write of them. */
export const filesOf = ({ pictures, films }: PageMedia): SizedFile[] =>
  [
    ...pictures.values(),
    ...[...films.values()].flatMap(({ posterSize }) => posterSize ?? []),
  ].flatMap(({ sizes }) => [...sizes.avif, ...sizes.webp])
