import { boxOf } from '../../interaction/box'

type Pen = CanvasRenderingContext2D
/** CSS px; `x` and `y` of the upper left corner. */
type Line = { text: string; x: number; y: number; width: number; height: number }

/** The lines that the browser has broken a text into. */
function linesOf(node: Text): Line[] {
  const range = document.createRange()
  const lines: Line[] = []
  let at = 0
  for (const letter of node.data) {
    range.setStart(node, at)
    at += letter.length
    range.setEnd(node, at)
    const { x, y, width, height } = range.getBoundingClientRect()
    const last = lines.at(-1)
    if (last && Math.abs(last.y - y) < height / 2) {
      const right = Math.max(last.x + last.width, x + width)
      last.text += letter
      last.x = Math.min(last.x, x)
      last.width = right - last.x
    } else if (width > 0) lines.push({ text: letter, x, y, width, height })
  }
  return lines
}

/** A linear gradient of the style, across its background's place. */
function gradientOf(pen: Pen, element: Element, style: CSSStyleDeclaration): CanvasGradient {
  const { x, y, width, height } = boxOf(element)
  const percent = (value: string) => Number.parseFloat(value) / 100
  const [size = 1, place = 0] = [style.backgroundSize, style.backgroundPosition].map(percent)
  const degrees = /([\d.]+)deg/.exec(style.backgroundImage)?.[1]
  const angle = (Number(degrees) * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const half = (Math.abs(size * width * sin) + Math.abs(height * cos)) / 2
  const middleX = x + width * ((1 - size) * place + size / 2)
  const middleY = y + height / 2
  const gradient = pen.createLinearGradient(
    ...[middleX - half * sin, middleY + half * cos],
    ...[middleX + half * sin, middleY - half * cos],
  )
  for (const [, color, at] of style.backgroundImage.matchAll(/(rgb\([^)]*\)) ([\d.]+)%/g)) {
    if (color && at) gradient.addColorStop(percent(at), color)
  }
  return gradient
}

/** Sets the font of the style, and how its letters run. */
function takeFont(pen: Pen, style: CSSStyleDeclaration): void {
  pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  // Where a browser lacks it, the line is fitted by its width.
  pen.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing
  pen.direction = style.direction as CanvasDirection
}

/** Draws the texts in an element that no transform moves, where they stand in the viewport. */
export function drawTexts(pen: Pen, root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const element = node.parentElement as Element
    const style = getComputedStyle(element)
    takeFont(pen, style)
    const isFoil = style.backgroundClip.includes('text')
    pen.fillStyle = isFoil ? gradientOf(pen, element, style) : style.color
    for (const { text, x, y, width, height } of linesOf(node)) {
      const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = pen.measureText(text)
      // The line's box is as high as its font's, but for rounding.
      const baseline = y + (height + above - below) / 2
      pen.textAlign = 'left'
      pen.fillText(text.trimEnd(), x, baseline, width + 1)
    }
  }
}

/** The photo in its ring, as in home/card/faces/card-front.module.css. */
export function drawPortrait(pen: Pen, portrait: HTMLElement): void {
  const image = portrait.querySelector('img')
  const style = getComputedStyle(portrait)
  if (!image || style.opacity === '0') return
  const circle = (element: Element, inset = 0) => {
    const { x, y, width } = boxOf(element)
    pen.beginPath()
    pen.arc(x + width / 2, y + width / 2, width / 2 - inset, 0, 2 * Math.PI)
  }
  circle(portrait)
  pen.fillStyle = style.backgroundColor
  pen.fill()
  pen.save()
  circle(image)
  pen.clip()
  const { x, y, width, height } = boxOf(image)
  pen.drawImage(image, x, y, width, height)
  pen.restore()
  const line = Number.parseFloat(style.borderTopWidth)
  circle(portrait, line / 2)
  pen.strokeStyle = style.borderTopColor
  pen.lineWidth = line
  pen.stroke()
}
