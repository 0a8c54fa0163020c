import type { Element, ElementContent, Root as HtmlRoot } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Code, Image, Nodes, Paragraph, PhrasingContent, Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toHast } from 'mdast-util-to-hast'
import { toMarkdown } from 'mdast-util-to-markdown'
import { visit } from 'unist-util-visit'
import { fillIn } from '../../../../model/fill-words'
import type { SiteWords } from '../../../../model/own-words'
import { addressOnSite } from '../../../content/pages/markdown-problems'
import { anchorsOf } from '../../../content/pages/parse-page'
import type { ProjectPage } from '../../../content/pages/read-pages'
import { siteFile } from '../../../content/site-address'
import { coloredCode } from './code-colors'
import { element, mediaElement, type PageMedia } from './page-media'

type Look = {
  /** The site's path on its host. */
  base: string
  media: PageMedia
  /** Whether a path without slashes around is a page of the site. */
  isPage: (path: string) => boolean
  words: SiteWords
  /** Of one of the words, where the page's text is in another language. */
  langOf: (word: string) => string | undefined
  /** Of the page's file below the content, for the editor's preview: elements then say their line. */
  place?: string
}

/** Of their heading, which mdast-util-to-hast makes. */
const FOOTNOTES_ID = 'footnote-label'

/** An element of ours, which is in the line of what it shows. */
const placed = (made: Element, { position }: Nodes): Element => ({ ...made, position })

const text = (value: string): ElementContent => ({ type: 'text', value })

/** The pictures of a paragraph that holds nothing else. */
function figuresIn({ children }: Paragraph): Image[] {
  const isBetween = (node: PhrasingContent) =>
    node.type === 'break' || (node.type === 'text' && node.value.trim() === '')
  const images = children.filter((node) => node.type === 'image')
  return children.every((node) => node.type === 'image' || isBetween(node)) ? images : []
}

/** A copy without HTML: what a page must not hold is not in it, whether or not it was checked. */
function withoutHtml(tree: Root): Root {
  const copy = structuredClone(tree)
  visit(copy, 'html', (_node, index, parent) => {
    if (!parent || index === undefined) return undefined
    parent.children.splice(index, 1)
    return index
  })
  return copy
}

/** A page's Markdown without its comments, its addresses whole. @param site its address */
export function pageMarkdown({ tree }: Pick<ProjectPage, 'tree'>, site: string): string {
  const copy = withoutHtml(tree)
  visit(copy, ['link', 'image'], (node) => {
    const own = 'url' in node && !node.url.startsWith('#') && addressOnSite(node.url)
    if (own)
      Object.assign(node, { url: siteFile(site, own.path) + (own.anchor && `#${own.anchor}`) })
  })
  return toMarkdown(copy, { extensions: [gfmToMarkdown()], bullet: '-' }).trim()
}

function linkElement(link: Element, { base, isPage, words, langOf }: Look): void {
  const address = String(link.properties.href ?? '')
  const { ariaLabel } = link.properties
  if (ariaLabel) link.properties.lang = langOf(String(ariaLabel))
  // A footnote's, or a heading's of this page.
  if (address.startsWith('#')) return
  const own = addressOnSite(address)
  if (own) {
    const path = own.path.replace(/\/$/, '')
    const to = isPage(path) ? `${path}${path === '' ? '' : '/'}` : path
    link.properties.href = base + encodeURI(to) + (own.anchor && `#${own.anchor}`)
  } else if (!address.startsWith('mailto:')) {
    link.properties.target = '_blank'
    link.properties.rel = ['noopener', 'noreferrer']
    const { newTab } = words.page
    const properties = { className: ['visually-hidden'], lang: langOf(newTab) }
    link.children.push(element('span', properties, [text(newTab)]))
  }
}

/** A list's mark, which reads aloud what it shows. */
function taskElement(box: Element, { words: { projectPage }, langOf }: Look): void {
  const isDone = box.properties.checked === true
  const ariaLabel = isDone ? projectPage.done : projectPage.open
  const properties = { className: ['task'], role: 'img', ariaLabel, lang: langOf(ariaLabel) }
  Object.assign(box, { tagName: 'span', properties, children: [text(isDone ? '✓' : '○')] })
}

/** The HTML of a page's text, without a script, a style, or anything from elsewhere. */
export async function pageHtml({ tree }: Pick<ProjectPage, 'tree'>, look: Look): Promise<string> {
  const { base, media, words, langOf, place } = look
  const copy = withoutHtml(tree)
  const anchors = new Map([...anchorsOf(copy)].map(([anchor, node]) => [node as Nodes, anchor]))
  let isFirst = true
  const blocks: { block: Element; code: Code }[] = []
  const shown = (image: Image, count: number) => {
    const made = mediaElement(image, media, { base, count, isFirst })
    isFirst = false
    return made
  }
  const figure = (image: Image, count: number) => {
    const caption = image.title ? [element('figcaption', {}, [text(image.title)])] : []
    return placed(element('figure', {}, [shown(image, count), ...caption]), image)
  }
  const root = toHast(copy, {
    clobberPrefix: 'nota-',
    footnoteLabel: words.projectPage.notes,
    footnoteBackLabel: (index) => fillIn(words.projectPage.toReference, { n: index + 1 }),
    handlers: {
      code(_state, code: Code) {
        const block = element('code', {})
        blocks.push({ block, code })
        // Scrolls in itself, by the keyboard too.
        return placed(element('pre', { tabIndex: 0 }, [block]), code)
      },
      image: (_state, image: Image) => shown(image, 1),
      paragraph(state, paragraph: Paragraph) {
        const images = figuresIn(paragraph)
        const [only] = images
        if (images.length > 1) {
          const figures = images.map((image) => figure(image, images.length))
          return element('div', { className: ['figures'] }, figures)
        }
        if (only) return figure(only, 1)
        const made = element('p', {}, state.all(paragraph) as ElementContent[])
        return placed(made, paragraph)
      },
      heading(state, heading) {
        const id = anchors.get(heading)
        return placed(element(`h${heading.depth}`, { id }, state.all(heading)), heading)
      },
    },
  }) as HtmlRoot
  visit(root, 'element', (each, index, parent) => {
    const line = each.position?.start.line
    if (place !== undefined && line !== undefined) {
      each.properties.dataSpot = JSON.stringify({ place, line })
    }
    if (each.properties.id === FOOTNOTES_ID) each.properties.lang = langOf(words.projectPage.notes)
    if (each.tagName === 'a') linkElement(each, look)
    if (each.tagName === 'input') taskElement(each, look)
    if (each.tagName !== 'table' || !parent || index === undefined) return undefined
    // Scrolls in itself, by the keyboard too.
    parent.children[index] = element('div', { className: ['table'], tabIndex: 0 }, [each])
    return index + 1
  })
  for (const { block, code } of blocks) {
    block.children = await coloredCode(code.value, code.lang ?? '')
  }
  return toHtml(root)
}
