import { boxOf, isSeen } from '../../interaction/box'
import type { CardLayout } from '../../interaction/card/card-layout'
import styles from '../overlay.module.css'
import { type Parts, partsOf } from '../part'
import type { ScreenName } from './route-transition'

/** What the entering screen needs of the one that has left. */
export type Copy = {
  readonly layer: HTMLElement
  readonly parts: Parts
  readonly from: ScreenName
  /** The card's place, if the scene drew the card. */
  readonly card: CardLayout | null
}

/** Puts an inert copy in the place of a screen that leaves, because React removes the screen itself. */
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
  // Entries out of view are only as large as before, and empty.
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
  // Ids within drawings stay: the rosette refers to its curves by them, copper icons to their filters.
  for (const each of copy.querySelectorAll('[id]:not(svg *)')) each.removeAttribute('id')
  // The width must stay where the next screen adds or removes a scrollbar.
  layer.style.width = `${main.clientWidth}px`
  document.body.append(layer)
  layer.scrollTop = window.scrollY
  return { layer, parts }
}

/** Removes all copies, with those that are still fading. */
export function removeCopies(): void {
  for (const layer of document.querySelectorAll(`.${styles.leaving}`)) layer.remove()
}
