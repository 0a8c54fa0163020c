import type { CardPlace } from '../../interaction/frame-values'
import styles from '../overlay.module.css'
import type { createParts, PartName, Parts } from './parts'
import type { ScreenName } from './route-transition'

/** An inert copy of a screen that leaves, in its place, while the next one enters. */
type LeavingCopy = Parts & { readonly layer: HTMLElement }

/** What the screen that arrives needs of the one that left. */
export type Left = LeavingCopy & {
  readonly from: ScreenName
  /** Where the card was, if the scene drew it. */
  readonly card: CardPlace | null
}

/**
 * A copy, because React removes the screen itself. Hidden from assistive technology.
 * @param main scrolls with the page, as its copy does
 */
export function copyScreen(main: HTMLElement, parts: ReturnType<typeof createParts>): LeavingCopy {
  const layer = document.createElement('div')
  layer.className = styles.leaving ?? ''
  layer.inert = true
  layer.ariaHidden = 'true'
  const copy = document.createElement('div')
  copy.className = main.className
  for (const child of main.children) copy.append(child.cloneNode(true))
  const copies = copy.querySelectorAll<HTMLElement>('*')
  const copyOf = new Map([...main.querySelectorAll('*')].map((each, at) => [each, copies[at]]))
  const byName = new Map(
    parts.names().map((name) => [name, parts.all(name).flatMap((each) => copyOf.get(each) ?? [])]),
  )
  copy.querySelector('dialog')?.remove()
  // Drawings refer to theirs: the rosette to its curves, copper icons to their filters.
  for (const each of copy.querySelectorAll('[id]:not(svg *)')) each.removeAttribute('id')
  layer.append(copy)
  document.body.append(layer)
  layer.scrollTop = window.scrollY
  return { layer, all: (name: PartName) => byName.get(name) ?? [] }
}

/** Also those that are fading. */
export function removeCopies(): void {
  for (const layer of document.querySelectorAll(`.${styles.leaving}`)) layer.remove()
}
