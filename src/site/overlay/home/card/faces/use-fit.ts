import { type RefObject, useLayoutEffect } from 'react'

/** Fractions of a pixel are no overflow. */
const ROUNDING_PX = 1
/** Read to who listens, all the same; in print, seen. */
const HIDDEN = 'visually-hidden'

/** Smaller letters, then fewer sentences, at least one: the others are only seen behind `.more`. */
function fitText(text: HTMLElement, face: HTMLElement): void {
  const isFull = () => text.scrollHeight > text.clientHeight + ROUNDING_PX
  const [, ...later] = text.querySelectorAll('p > span > span')
  for (const each of later) each.classList.remove(HIDDEN)
  face.removeAttribute('data-dense')
  face.toggleAttribute('data-dense', isFull())
  for (const each of later.reverse()) each.classList.toggle(HIDDEN, isFull())
}

/** The card keeps its form with any text. Its back is only seen once a script has turned it. */
export function useFit(ref: RefObject<HTMLElement | null>): void {
  // After each render: words and facts may have changed.
  useLayoutEffect(() => {
    const text = ref.current as HTMLElement
    const face = text.parentElement as HTMLElement
    const refit = () => fitText(text, face)
    // Of the face, whose size does not follow.
    const observer = new ResizeObserver(refit)
    observer.observe(face)
    // Not its promise `ready`, which would hold every card that was left before it is kept.
    document.fonts?.addEventListener('loadingdone', refit)
    return () => {
      observer.disconnect()
      document.fonts?.removeEventListener('loadingdone', refit)
    }
  })
}
