import gsap from 'gsap'
import { TIMINGS } from '../timelines/timings'
import styles from './travel.module.css'

let layer: HTMLElement | undefined

export function removeAfterimage(): void {
  layer?.remove()
  layer = undefined
}

/**
 * A picture of the screen that leaves, in its place, for as long as the next one enters. Hidden
 * from assistive technology. A copy: React removes the screen itself.
 * @param main scrolls with the page, as its copy does
 */
export function takeAfterimage(main: HTMLElement): HTMLElement {
  removeAfterimage()
  layer = document.createElement('div')
  layer.className = styles.layer ?? ''
  layer.inert = true
  layer.ariaHidden = 'true'
  const copy = document.createElement('div')
  copy.className = main.className
  for (const child of main.children) copy.append(child.cloneNode(true))
  copy.querySelector('dialog')?.remove()
  // The rosette's curves refer to theirs.
  for (const each of copy.querySelectorAll('[id]:not(path)')) each.removeAttribute('id')
  layer.append(copy)
  document.body.append(layer)
  layer.scrollTop = window.scrollY
  return layer
}

export const hasAfterimage = (): boolean => layer !== undefined

/** When its timeline is broken off. */
export function dropAfterimage(): void {
  const dropped = layer
  if (!dropped) return
  gsap.to(dropped, {
    opacity: 0,
    duration: TIMINGS.afterglow,
    onComplete: () => {
      if (layer === dropped) removeAfterimage()
    },
  })
}
