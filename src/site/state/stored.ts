type Area = 'localStorage' | 'sessionStorage'

/** Keys of the storage, and what is kept there. */
export const STORED = { motion: 'animacion', paused: 'pausada', struck: 'grabado' } as const

/** Writes them into index.html, which reads them before the first paint. */
export const fillStored = (html: string): string =>
  html.replace(/%STORED_(\w+)%/g, (_mark, name: string) =>
    String(STORED[name.toLowerCase() as keyof typeof STORED]),
  )

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
