type Area = 'localStorage' | 'sessionStorage'

/** The storage's keys; `paused` is the value of `motion`. */
export const STORED = { motion: 'animacion', paused: 'pausada', struck: 'grabado' } as const

/** Writes the keys into index.html, whose script reads the storage before the first paint. */
export const fillStored = (html: string): string =>
  html.replace(/%STORED_(\w+)%/g, (_mark, name: string) =>
    String(STORED[name.toLowerCase() as keyof typeof STORED]),
  )

/** Reads the storage. @returns null where nothing is stored or storage is blocked */
export function recall(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** Writes to the storage; where that is blocked or full, nothing outlives the page. @param text null forgets */
export function remember(area: Area, key: string, text: string | null): void {
  try {
    if (text === null) window[area].removeItem(key)
    else window[area].setItem(key, text)
  } catch {}
}
