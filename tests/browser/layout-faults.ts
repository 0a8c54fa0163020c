import type { Page } from '@playwright/test'
import { styleWith } from './look'

/** Text outside the window or its card, covered text, a line that begins with a dot, sideways scroll. */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Glyphs may exceed their line a little. */
    const slack = 3
    const { clientWidth, scrollWidth } = document.documentElement
    const faults = scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth}`] : []
    const root = document.querySelector('dialog:modal') ?? document.body
    const hidden = '[inert], [aria-hidden=true], .visually-hidden, svg'
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement))
    const isInLine = (a: DOMRect, b: DOMRect) =>
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack
    const isOver = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack && isInLine(a, b)
    const isBeside = (a: DOMRect, b: DOMRect) =>
      Math.abs(a.right - b.left) < 20 || Math.abs(b.right - a.left) < 20
    /** What is out of its sight can be scrolled to. */
    const scrollerOf = (owner: Element): Element | undefined => {
      const all = [...root.querySelectorAll('article *')].filter((each) => each.contains(owner))
      return all.findLast((each) => {
        const isMore = each.scrollHeight > each.clientHeight + 1
        return isMore && getComputedStyle(each).overflowY === 'auto'
      })
    }
    const isScrolledAway = (owner: Element, box: DOMRect): boolean => {
      const scroller = scrollerOf(owner)?.getBoundingClientRect()
      return scroller !== undefined && (box.bottom > scroller.bottom || box.top < scroller.top)
    }
    const boxes: { owner: HTMLElement; text: string; box: DOMRect; isDot: boolean }[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const owner = node.parentElement as HTMLElement
      if (!node.textContent?.trim() || owner.closest(hidden) || isClipped(owner)) continue
      if (!owner.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const [line, box] of [...range.getClientRects()].entries()) {
        if (isScrolledAway(owner, box)) continue
        const text = node.textContent
        const isDot = line === 0 && /^\s*·/.test(text)
        // The skip link is placed above the window.
        if (box.bottom + window.scrollY > 0) boxes.push({ owner, text, box, isDot })
      }
    }
    const controls = [...root.querySelectorAll<HTMLElement>('a, button')].filter(
      (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest(hidden),
    )
    boxes.forEach(({ owner, text, box, isDot }, index) => {
      const name = text.slice(0, 40)
      const follows = boxes.some((other) => isInLine(other.box, box) && isBeside(other.box, box))
      if (isDot && !follows) faults.push(`begins a line: ${name}`)
      if (box.left < -slack || box.right > clientWidth + slack) faults.push(`outside: ${name}`)
      const card = owner.closest('article, dialog > *, [role=alert]')?.getBoundingClientRect()
      if (card && (box.left < card.left || box.right > card.right)) faults.push(`wide: ${name}`)
      if (card && (box.top < card.top || box.bottom > card.bottom)) faults.push(`tall: ${name}`)
      for (const other of boxes.slice(index + 1)) {
        if (other.owner !== owner && isOver(box, other.box)) {
          faults.push(`on each other: ${name} | ${other.text.slice(0, 40)}`)
        }
      }
      for (const control of controls) {
        const place = control.getBoundingClientRect()
        if (control.contains(owner) || isScrolledAway(control, place) || !isOver(box, place))
          continue
        faults.push(`under a control: ${name} | ${control.outerHTML.slice(0, 60)}`)
      }
    })
    return [...new Set(faults)]
  })

/** Texts that reach out of an element that hides what overflows it. */
export const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const hides = (value: string) => value === 'hidden' || value === 'clip'
    const scrolls = (value: string) => value === 'auto' || value === 'scroll'
    const isCut = (text: Node) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const { top, right, bottom, left } = range.getBoundingClientRect()
      for (let each = text.parentElement; each; each = each.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(each)
        if (clipPath !== 'none' || scrolls(overflowX) || scrolls(overflowY)) return false
        const box = each.getBoundingClientRect()
        if (hides(overflowX) && (left < box.left - 1 || right > box.right + 1)) return true
        if (hides(overflowY) && (top < box.top - 1 || bottom > box.bottom + 1)) return true
      }
      return false
    }
    const cut: string[] = []
    for (const root of document.querySelectorAll('main, dialog')) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode
        const isShown =
          text.parentElement?.checkVisibility({ visibilityProperty: true }) &&
          text.nodeValue?.trim()
        if (isShown && isCut(text)) cut.push(text.nodeValue ?? '')
      }
    }
    return cut
  })

/** WCAG 2.2, 1.4.12. */
const SPACED_TEXTS = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

/** Spaces the texts out for good. */
export async function faultsWhenSpaced(page: Page): Promise<string[]> {
  await styleWith(page, SPACED_TEXTS)
  return [...(await layoutFaults(page)), ...(await cutTexts(page))]
}
