type Area = 'localStorage' | 'sessionStorage'

/** Read before the first paint, too: the build writes them into index.html. */
export const STORED = { motion: 'animacion', paused: 'pausada', struck: 'grabado' } as const

/** Null where nothing is stored, and where storage is blocked. */
export function recall(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** Where it is blocked or full, what is said lasts until reload. @param text null forgets */
export function remember(area: Area, key: string, text: string | null): void {
  try {
    if (text === null) window[area].removeItem(key)
    else window[area].setItem(key, text)
  } catch {}
}
