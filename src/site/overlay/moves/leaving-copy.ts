import { boxOf, isSeen } from '../../interaction/box'
import type { CardLayout } from '../../interaction/card/card-layout'
import styles from '../overlay.module.css'
import { type Parts, partsOf } from '../part'
import type { ScreenName } from './route-transition'

/** What the screen that arrives needs of the one that has left. */
export type Copy = {
  readonly layer: HTMLElement
  readonly parts: Parts
  readonly from: ScreenName
  /** Where the card was, if the scene drew it. */
  readonly card: CardLayout | null
}

/** An inert copy of a screen that leaves, in its place: React removes the screen itself. */
export function copyScreen(main: HTMLElement) {
  const layer = document.createElement('div')
  layer.className = styles.leaving ?? ''
  layer.inert = true
  layer.ariaHidden = 'true'
  const copy = document.createElement('div')
  copy.className = main.className
  copy.dataset.phase = 'exit'
  copy.append(...main.cloneNode(true).childNodes)
  layer.append(copy)
  const parts = partsOf(layer)
  // An entry that is not on the screen is left empty, in its size.
  const copies = parts('entry')
  for (const [index, entry] of partsOf(main)('entry').entries()) {
    const emptied = copies[index]
    if (!emptied || isSeen(entry)) continue
    const { width, height } = boxOf(entry)
    emptied.replaceChildren()
    emptied.style.width = `${width}px`
    emptied.style.height = `${height}px`
  }
  for (const dialog of copy.querySelectorAll('dialog')) dialog.remove()
  // Drawings refer to theirs: the rosette to its curves, copper icons to their filters.
  for (const each of copy.querySelectorAll('[id]:not(svg *)')) each.removeAttribute('id')
  // Also where the next screen brings a scrollbar, or does without one.
  layer.style.width = `${main.clientWidth}px`
  document.body.append(layer)
  layer.scrollTop = window.scrollY
  return { layer, parts }
}

/** Also those that are fading. */
export function removeCopies(): void {
  for (const layer of document.querySelectorAll(`.${styles.leaving}`)) layer.remove()
}
