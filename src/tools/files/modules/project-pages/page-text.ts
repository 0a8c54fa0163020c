import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { visit } from 'unist-util-visit'
import { ownAddress } from '../../../content/pages/page-problems'
import type { ProjectPage } from '../../../content/pages/read-pages'
import { siteFile } from '../../../content/site-address'

/** A page's Markdown without its comments, its addresses whole. @param site its address */
export function pageMarkdown({ tree }: Pick<ProjectPage, 'tree'>, site: string): string {
  const copy = structuredClone(tree)
  visit(copy, (node, index, parent) => {
    if (node.type === 'html' && parent && index !== undefined) {
      parent.children.splice(index, 1)
      return index
    }
    if (node.type !== 'link' && node.type !== 'image') return undefined
    const own = ownAddress(node.url)
    if (own && !node.url.startsWith('#')) {
      node.url = siteFile(site, own.path) + (own.anchor && `#${own.anchor}`)
    }
    return undefined
  })
  return toMarkdown(copy, { extensions: [gfmToMarkdown()], bullet: '-' }).trim()
}
