import type { CardPlace } from '../../interaction/frame-values'
import styles from '../overlay.module.css'
import { type PartName, type Parts, partsOf } from './parts'
import type { ScreenName } from './route-transition'

/** What the screen that arrives needs of the one that left. */
export type Left = Parts & {
  readonly layer: HTMLElement
  readonly from: ScreenName
  /** Where the card was, if the scene drew it. */
  readonly card: CardPlace | null
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
  for (const child of main.children) copy.append(child.cloneNode(true))
  const copies = copy.querySelectorAll<HTMLElement>('*')
  const copied = new Map<HTMLElement, PartName>()
  for (const [at, each] of main.querySelectorAll<HTMLElement>('*').entries()) {
    const name = names.get(each)
    if (name && copies[at]) copied.set(copies[at], name)
  }
  copy.querySelector('dialog')?.remove()
  // Drawings refer to theirs: the rosette to its curves, copper icons to their filters.
  for (const each of copy.querySelectorAll('[id]:not(svg *)')) each.removeAttribute('id')
  layer.append(copy)
  document.body.append(layer)
  layer.scrollTop = window.scrollY
  return { layer, ...partsOf(copied) }
}

/** Also those that are fading. */
export function removeCopies(): void {
  for (const layer of document.querySelectorAll(`.${styles.leaving}`)) layer.remove()
}
