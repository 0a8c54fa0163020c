import { recall, remember } from './stored'

const STORAGE_KEY = 'desplazamientos'
const ENTRY_KEY = 'lugar'
const MOST_KEPT = 50

/** The positions from before a reload; none where they are corrupt. */
function storedPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(recall('sessionStorage', STORAGE_KEY) ?? '[]'))
  } catch {
    return new Map()
  }
}

const keyOfEntry = (): string | undefined => window.history.state?.[ENTRY_KEY]

function giveKey(): string {
  const key = Math.random().toString(36).slice(2)
  window.history.replaceState({ ...window.history.state, [ENTRY_KEY]: key }, '')
  return key
}

const samePath = (one: string, other: string) => new URL(one).pathname === new URL(other).pathname

/** Positions by history entry. We keep them because browsers restore one before its screen is rendered. */
const positions = new Map<string, number>()
const savedPosition = () => positions.get(keyOfEntry() ?? '')

/** Stores the position. Also to be called where a new history entry keeps the screen. */
export function keepScroll(): void {
  const key = keyOfEntry() ?? giveKey()
  positions.delete(key)
  positions.set(key, window.scrollY)
  const [oldest = ''] = positions.keys()
  if (positions.size > MOST_KEPT) positions.delete(oldest)
}

/** To be called once the new screen is rendered. @param named the entry that the address names, if any */
export function restoreScroll(named?: Element | null): void {
  const saved = savedPosition()
  window.scrollTo(0, saved ?? 0)
  if (saved === undefined) named?.scrollIntoView()
}

/** For a reload, and for Back to an entry before the scripts had come. */
export function resumeScroll(): void {
  const saved = savedPosition()
  const [load] = performance.getEntriesByType('navigation')
  const isElsewhere = load !== undefined && !samePath(load.name, window.location.href)
  if (saved !== undefined && (isElsewhere || window.scrollY === 0)) window.scrollTo(0, saved)
}

function onScroll(): void {
  // While a screen leaves, the address may be the next one's already.
  if (!document.querySelector('main[data-phase=exit]')) keepScroll()
}

/** A change of the hash alone, as by the skip link, keeps the screen. */
function onHashChange({ oldURL, newURL }: HashChangeEvent): void {
  if (!samePath(oldURL, newURL)) return
  const saved = savedPosition()
  if (saved === undefined) keepScroll()
  else window.scrollTo(0, saved)
}

function takeOver(): void {
  window.history.scrollRestoration = 'manual'
}
const store = () => remember('sessionStorage', STORAGE_KEY, JSON.stringify([...positions]))

/** After a reload the browser itself restores the position, before the first paint. */
function onPageHide(): void {
  window.history.scrollRestoration = 'auto'
  store()
}

/** Takes over the restoration of scroll positions for as long as the page lives. */
export function startScrollMemory(): void {
  for (const [key, top] of storedPositions()) positions.set(key, top)
  takeOver()
  window.addEventListener('hashchange', onHashChange)
  window.addEventListener('scroll', onScroll, { passive: true })
  window.addEventListener('pagehide', onPageHide)
  window.addEventListener('pageshow', takeOver)
  // A hidden page may be thrown away without a pagehide.
  document.addEventListener('visibilitychange', store)
}
