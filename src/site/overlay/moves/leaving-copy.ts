import type { CardPlace } from '../../interaction/frame-values'
import styles from '../overlay.module.css'
import { type PartName, type Parts, partsOf } from './parts'
import { boxOf, isSeen } from './place'
import type { ScreenName } from './route-transition'

/** What the screen that arrives needs of the one that left. */
export type Left = Parts & {
  readonly layer: HTMLElement
  readonly from: ScreenName
  /** Where the card was, if the scene drew it. */
  readonly card: CardPlace | null
}

/** An entry that is not on the screen is left empty, in its size. */
function emptyCopy(entry: HTMLElement): HTMLElement {
  const copy = entry.cloneNode() as HTMLElement
  const { width, height } = boxOf(entry)
  copy.style.width = `${width}px`
  copy.style.height = `${height}px`
  return copy
}

/** @param copied takes the parts of what is copied */
function copyOf(node: Node, names: Parts['names'], copied: Map<HTMLElement, PartName>): Node {
  const element = node as HTMLElement
  const name = names.get(element)
  if (name === 'entry' && !isSeen(boxOf(element))) return emptyCopy(element)
  const copy = node.cloneNode() as HTMLElement
  if (name) copied.set(copy, name)
  for (const child of node.childNodes) {
    if (child.nodeName !== 'DIALOG') copy.append(copyOf(child, names, copied))
  }
  return copy
}

/**
 * An inert copy of a screen that leaves, in its place, while the next one enters. A copy, because React
 * removes the screen itself. Hidden from assistive technology.
 * @param main scrolls with the page, as its copy does
 */
export function copyScreen(main: HTMLElement, { names }: Parts) {
  const layer = document.createElement('div')
  layer.className = styles.leaving ?? ''
  layer.inert = true
  layer.ariaHidden = 'true'
  const copy = document.createElement('div')
  copy.className = main.className
  const copied = new Map<HTMLElement, PartName>()
  for (const child of main.childNodes) copy.append(copyOf(child, names, copied))
  // Drawings refer to theirs: the rosette to its curves, copper icons to their filters.
  for (const each of copy.querySelectorAll('[id]:not(svg *)')) each.removeAttribute('id')
  layer.append(copy)
  // Also where the next screen brings a scrollbar, or does without one.
  layer.style.width = `${main.clientWidth}px`
  document.body.append(layer)
  layer.scrollTop = window.scrollY
  return { layer, ...partsOf(copied) }
}

/** Also those that are fading. */
export function removeCopies(): void {
  for (const layer of document.querySelectorAll(`.${styles.leaving}`)) layer.remove()
}
