/**
 * Where each entry of the browser's history was scrolled to. We keep it ourselves because the
 * browser restores a position before the screen that it belongs to is there.
 */
const positions = new Map<string, number>()
const STATE_KEY = 'scrollKey'
/** Of this tab's storage, so that positions outlive a reload. */
const STORAGE_KEY = 'desplazamientos'
/** Entries, the newest. */
const MOST_STORED = 50

let currentKey = ''
let isTraversal = false
let keysMade = 0

const keyInHistory = (): string => {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null) return ''
  return String((state as Record<string, unknown>)[STATE_KEY] ?? '')
}

/** A key for a new history entry, to be put into its state. */
export const newScrollKey = (): Record<string, string> => ({
  // The time keeps keys of one tab's earlier loads apart.
  [STATE_KEY]: `${Date.now()}-${keysMade++}`,
})

const rememberPosition = () => positions.set(currentKey, window.scrollY)

/** Storage can be blocked, full, or hold anything: then a reload forgets. */
function storePositions(): void {
  try {
    const latest = [...positions].slice(-MOST_STORED)
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(latest))
  } catch {}
}

function recallPositions(): void {
  try {
    for (const [key, top] of JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')) {
      positions.set(String(key), Number(top) || 0)
    }
  } catch {}
}

/** Starts keeping positions. Returns the function that gives the browser its own way back. */
export function startScrollMemory(): () => void {
  recallPositions()
  if (!keyInHistory()) {
    window.history.replaceState({ ...window.history.state, ...newScrollKey() }, '')
  }
  currentKey = keyInHistory()
  window.history.scrollRestoration = 'manual'
  const onPopState = () => {
    isTraversal = true
  }
  // A reload or a page opened from another site is the browser's own to restore.
  const onPageHide = () => {
    window.history.scrollRestoration = 'auto'
    storePositions()
  }
  const onPageShow = () => {
    window.history.scrollRestoration = 'manual'
  }
  window.addEventListener('popstate', onPopState, { capture: true })
  window.addEventListener('scroll', rememberPosition, { passive: true })
  window.addEventListener('pagehide', onPageHide)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    window.removeEventListener('popstate', onPopState, { capture: true })
    window.removeEventListener('scroll', rememberPosition)
    window.removeEventListener('pagehide', onPageHide)
    window.removeEventListener('pageshow', onPageShow)
    window.history.scrollRestoration = 'auto'
  }
}

/** After another screen is in place: back to where it was (Back, Forward), or to the top (a link). */
export function restoreScroll(): void {
  currentKey = keyInHistory()
  window.scrollTo(0, isTraversal ? (positions.get(currentKey) ?? 0) : 0)
  isTraversal = false
}
