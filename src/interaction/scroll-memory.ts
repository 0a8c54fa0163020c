/** By history entry. Browsers restore a position before its screen is rendered. */
const positions = new Map<string, number>()
const STATE_KEY = 'scrollKey'
const STORAGE_KEY = 'desplazamientos'
const MOST_STORED = 50

let currentKey = ''
let isTraversal = false
let keysMade = 0

const keyInHistory = (): string => {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null) return ''
  return String((state as Record<string, unknown>)[STATE_KEY] ?? '')
}

export const newScrollKey = (): Record<string, string> => ({
  // The time separates the keys of this tab's earlier loads.
  [STATE_KEY]: `${Date.now()}-${keysMade++}`,
})

const rememberPosition = () => positions.set(currentKey, window.scrollY)

/** Storage can be blocked, full or corrupt. */
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

/** Takes over scroll restoration. @returns the function that gives it back */
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
  // After a reload or another site, the browser restores.
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

/** Call where the screen stays in a new history entry. */
export function keepScroll(): void {
  currentKey = keyInHistory()
  isTraversal = false
  rememberPosition()
}

/** Call once the new screen is rendered: saved position on Back and Forward, top on a link. */
export function restoreScroll(): void {
  currentKey = keyInHistory()
  window.scrollTo(0, isTraversal ? (positions.get(currentKey) ?? 0) : 0)
  isTraversal = false
}
