import type { MouseEvent } from 'react'

/** A click that asks for no other tab, window or download. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
