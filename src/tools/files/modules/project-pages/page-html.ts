import type { Element, ElementContent, Root as HtmlRoot } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Image, Nodes, Paragraph, PhrasingContent, Root } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { visit } from 'unist-util-visit'
import type { SiteWords } from '../../../../site/model/own-words'
import { ownAddress } from '../../../content/pages/page-problems'
import { anchorsOf } from '../../../content/pages/parse-page'
import type { ProjectPage } from '../../../content/pages/read-pages'
import { coloredCode } from './code-colors'
import { mediaElement, type PageMedia } from './page-media'

type Look = {
  /** The site's path on its host. */
  base: string
  media: PageMedia
  /** Whether a path without slashes around is a page of the site. */
  isPage: (path: string) => boolean
  words: SiteWords
}

const element = (tagName: string, className: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: className === '' ? {} : { className: [className] },
  children,
})
const text = (value: string): ElementContent => ({ type: 'text', value })

/** The pictures of a paragraph that holds nothing else. */
function figuresIn({ children }: Paragraph): Image[] {
  const isBetween = (node: PhrasingContent) =>
    node.type === 'break' || (node.type === 'text' && node.value.trim() === '')
  const images = children.filter((node) => node.type === 'image')
  return children.every((node) => node.type === 'image' || isBetween(node)) ? images : []
}

/** Before the HTML is made: what a page must not hold is not in it, whether or not it was checked. */
function cleaned(tree: Root): Root {
  const copy = structuredClone(tree)
  visit(copy, 'html', (_node, index, parent) => {
    if (!parent || index === undefined) return undefined
    parent.children.splice(index, 1)
    return index
  })
  return copy
}

function linkElement(link: Element, { base, isPage, words }: Look): void {
  const address = String(link.properties.href ?? '')
  // A footnote's, or a heading's of this page.
  if (address.startsWith('#')) return
  const own = ownAddress(address)
  if (own) {
    const path = own.path.replace(/\/$/, '')
    const to = isPage(path) ? `${path}${path === '' ? '' : '/'}` : path
    link.properties.href = base + encodeURI(to) + (own.anchor && `#${own.anchor}`)
  } else if (!address.startsWith('mailto:')) {
    link.properties.target = '_blank'
    link.properties.rel = ['noopener', 'noreferrer']
    link.children.push(element('span', 'visually-hidden', [text(words.page.newTab)]))
  }
}

/** A list's mark, which reads aloud what it shows. */
function taskElement(box: Element, { projectPage }: SiteWords): void {
  const isDone = box.properties.checked === true
  const properties = {
    className: ['task'],
    role: 'img',
    ariaLabel: isDone ? projectPage.done : projectPage.open,
  }
  Object.assign(box, { tagName: 'span', properties, children: [text(isDone ? '✓' : '○')] })
}

async function withCode(root: HtmlRoot): Promise<void> {
  const blocks: { code: Element; language: string; value: string }[] = []
  visit(root, 'element', (pre) => {
    const [code] = pre.children
    if (pre.tagName !== 'pre' || code?.type !== 'element') return
    const [name = ''] = [code.properties.className ?? []].flat()
    const language = String(name).replace(/^language-/, '')
    const value = code.children.map((child) => ('value' in child ? child.value : '')).join('')
    // Scrolls in itself, by the keyboard too.
    pre.properties = { tabIndex: 0 }
    code.properties = {}
    blocks.push({ code, language, value: value.replace(/\n$/, '') })
  })
  for (const { code, language, value } of blocks) code.children = await coloredCode(value, language)
}

/** The HTML of a page's text, without a script, a style, or anything from elsewhere. */
export async function pageHtml({ tree }: Pick<ProjectPage, 'tree'>, look: Look): Promise<string> {
  const { base, media, words } = look
  const copy = cleaned(tree)
  const anchors = new Map(
    [...anchorsOf(copy)].map(([anchor, heading]) => [heading as Nodes, anchor]),
  )
  let isFirst = true
  const shown = (image: Image, count: number) => {
    const made = mediaElement(image, media, { base, count, isFirst })
    isFirst = false
    return made
  }
  const figure = (image: Image, count: number) => {
    const caption = image.title ? [element('figcaption', '', [text(image.title)])] : []
    return element('figure', '', [shown(image, count), ...caption])
  }
  const root = toHast(copy, {
    clobberPrefix: 'nota-',
    footnoteLabel: words.projectPage.notes,
    footnoteBackLabel: (index) => words.projectPage.toNote(index + 1),
    handlers: {
      image: (_state, image: Image) => shown(image, 1),
      paragraph(state, paragraph: Paragraph) {
        const images = figuresIn(paragraph)
        const [only] = images
        if (images.length > 1) {
          return element(
            'div',
            'figures',
            images.map((image) => figure(image, images.length)),
          )
        }
        return only ? figure(only, 1) : element('p', '', state.all(paragraph) as ElementContent[])
      },
      heading(state, heading) {
        const made = element(`h${heading.depth}`, '', state.all(heading))
        made.properties.id = anchors.get(heading)
        return made
      },
    },
  }) as HtmlRoot
  visit(root, 'element', (each, index, parent) => {
    if (each.tagName === 'a') linkElement(each, look)
    if (each.tagName === 'input') taskElement(each, words)
    if (each.tagName !== 'table' || !parent || index === undefined) return undefined
    // Scrolls in itself, by the keyboard too.
    const frame = element('div', 'table', [each])
    frame.properties.tabIndex = 0
    parent.children[index] = frame
    return index + 1
  })
  await withCode(root)
  return toHtml(root)
}
