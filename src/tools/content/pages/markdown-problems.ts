import type { Image, Link, Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { canParse } from '../../../model/schema/fields'
import type { Messages } from '../../messages/es/es'
import type { Mistake, Problem } from '../problem'
import { assetFault } from '../reading/asset-problems'
import type { PublicFiles } from '../reading/public-files'
import { nearHint, showValue } from '../show-value'
import { anchorsOf, isComment } from './parse-page'
import type { ProjectPage } from './read-pages'

/** All that a link may begin with: no `javascript:`, no `data:`, however they are written. */
const OUTSIDE = /^(?:https?:\/\/\S|mailto:\S)/

/** A link that stays on the site, in parts; undefined for one that leaves it. */
export function addressOnSite(url: string): { path: string; anchor: string } | undefined {
  if (OUTSIDE.test(url) && canParse(url)) return undefined
  const [path = '', anchor = ''] = url.split(/#(.*)/s)
  return { path: decoded(path).replace(/^\//, ''), anchor: decoded(anchor) }
}

function decoded(text: string): string {
  try {
    return decodeURI(text).normalize('NFC')
  } catch {
    return text
  }
}

/** What a text may link to: files of public/, and the pages of the site, without slashes around. */
type Linked = { readonly files: PublicFiles; readonly paths: ReadonlySet<string> }

function linkFault(
  { url }: Link,
  anchors: ReadonlyMap<string, unknown>,
  { files, paths }: Linked,
  say: Messages,
): Mistake | undefined {
  const own = addressOnSite(url)
  if (!own) return undefined
  const { path, anchor } = own
  const { page } = say.reading
  const found = showValue(url)
  if (path === '' && anchor !== '') {
    if (anchors.has(anchor)) return undefined
    return { found, expected: page.anchor + nearHint(anchor, [...anchors.keys()], say) }
  }
  if (files.has(path) || paths.has(path.replace(/\/$/, ''))) return undefined
  return { found, expected: page.address + nearHint(path, [...files, ...paths], say) }
}

function pictureFault({ url, alt }: Image, { files }: Linked, say: Messages): Mistake | undefined {
  const { page } = say.reading
  const own = addressOnSite(url)
  if (!own) return { found: showValue(url), expected: page.remote }
  const fault = assetFault('medium', own.path, files, say)
  return fault ?? ((alt ?? '').trim() === '' ? page.noAlt : undefined)
}

export function markdownProblems({ file, tree }: ProjectPage, linked: Linked, say: Messages) {
  const { page } = say.reading
  const anchors = anchorsOf(tree)
  const problems: Problem[] = []
  const faultOf = (node: Nodes): Mistake | undefined => {
    if (node.type === 'html' && !isComment(node.value)) {
      // It goes with its opening tag, which is told.
      const isClosing = node.value.startsWith('</')
      if (isClosing && problems.some(({ expected }) => expected === page.html)) return undefined
      return { found: showValue(node.value), expected: page.html }
    }
    if (node.type === 'heading' && node.depth === 1) return page.title
    if (node.type === 'link') return linkFault(node, anchors, linked, say)
    return node.type === 'image' ? pictureFault(node, linked, say) : undefined
  }
  visit(tree, (node) => {
    const fault = faultOf(node)
    if (fault) problems.push({ file, line: node.position?.start.line, ...fault })
  })
  return problems
}

/** Files of public/ that pages show or link to; of a video, also those that may be its poster. */
export function filesOfPages({ pages }: { pages: readonly Pick<ProjectPage, 'tree'>[] }): string[] {
  const files: string[] = []
  for (const { tree } of pages) {
    visit(tree, ['link', 'image'], (node) => {
      const file = 'url' in node ? addressOnSite(node.url)?.path : undefined
      if (file) files.push(file, ...POSTERS.map((ending) => file.replace(FILM, `.${ending}`)))
    })
  }
  return files
}

export const FILM = /\.(?:mp4|webm)$/i
export const POSTERS = ['webp', 'jpg', 'jpeg', 'png', 'avif']
