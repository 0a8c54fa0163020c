import { visit } from 'unist-util-visit'
import { ownAddress } from './page-problems'
import type { ProjectPage } from './read-pages'

/** Files of public/ that pages show or link to; of a video, also those that may be its poster. */
export function filesOfPages({ pages }: { pages: readonly Pick<ProjectPage, 'tree'>[] }): string[] {
  const files: string[] = []
  for (const { tree } of pages) {
    visit(tree, ['link', 'image'], (node) => {
      const file = 'url' in node ? ownAddress(node.url)?.path : undefined
      if (file) files.push(file, ...POSTERS.map((ending) => file.replace(FILM, `.${ending}`)))
    })
  }
  return files
}

export const FILM = /\.(?:mp4|webm)$/i
export const POSTERS = ['webp', 'jpg', 'jpeg', 'png', 'avif']
