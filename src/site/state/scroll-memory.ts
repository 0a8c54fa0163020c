import { recall, remember } from './stored'

const STORAGE_KEY = 'desplazamientos'
/** In the state of a history entry. */
const ENTRY_KEY = 'lugar'
/** As many entries as browsers keep. */
const MOST_KEPT = 50

/** What was stored before a reload; nothing where it is corrupt. */
function storedPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(recall('sessionStorage', STORAGE_KEY) ?? '[]'))
  } catch {
    return new Map()
  }
}

/** Of the current history entry, once it has one. */
const keyOfEntry = (): string | undefined => window.history.state?.[ENTRY_KEY]

function giveKey(): string {
  const key = Math.random().toString(36).slice(2)
  window.history.replaceState({ ...window.history.state, [ENTRY_KEY]: key }, '')
  return key
}

const samePath = (one: string, other: string) => new URL(one).pathname === new URL(other).pathname

/** By history entry. Browsers restore a position before its screen is rendered. */
const positions = new Map<string, number>()
const savedPosition = () => positions.get(keyOfEntry() ?? '')

/** Call where the screen stays in a new history entry. */
export function keepScroll(): void {
  const key = keyOfEntry() ?? giveKey()
  positions.delete(key)
  positions.set(key, window.scrollY)
  const [oldest = ''] = positions.keys()
  if (positions.size > MOST_KEPT) positions.delete(oldest)
}

/** Call once the new screen is rendered. @param named what the address names: shown instead of the top */
export function restoreScroll(named?: Element | null): void {
  const saved = savedPosition()
  window.scrollTo(0, saved ?? 0)
  if (saved === undefined) named?.scrollIntoView()
}

/** After a reload, and where Back has led to an entry before the scripts were there. */
export function resumeScroll(): void {
  const saved = savedPosition()
  const [load] = performance.getEntriesByType('navigation')
  const isElsewhere = load !== undefined && !samePath(load.name, window.location.href)
  if (saved !== undefined && (isElsewhere || window.scrollY === 0)) window.scrollTo(0, saved)
}

function onScroll(): void {
  // The address may be the next screen's already.
  if (!document.querySelector('main[data-phase=exit]')) keepScroll()
}

/** The screen stays where only the hash changes, as by the skip link. */
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

/** After a reload, the browser restores before the first paint. */
function onPageHide(): void {
  window.history.scrollRestoration = 'auto'
  store()
}

/** Takes over scroll restoration, for as long as the page lives. */
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
