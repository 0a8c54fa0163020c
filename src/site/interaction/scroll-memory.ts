/** By history entry. Browsers restore a position before its screen is rendered. */
const positions = new Map<string, number>()
const STORAGE_KEY = 'desplazamientos'
const MOST_STORED = 50

let currentKey = ''
let isTraversal = false

/** Browsers before 2026 know no key: there the entries of an address share one. */
const keyInHistory = (): string => window.navigation?.currentEntry?.key ?? window.location.pathname

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

/** The screen stays where only the hash changes, as by the skip link. */
function onEntryChange({ from, navigationType }: NavigationCurrentEntryChangeEvent): void {
  isTraversal = navigationType === 'traverse'
  if (!from.url || new URL(from.url).pathname !== window.location.pathname) return
  if (isTraversal) restoreScroll()
  else keepScroll()
}

/** Takes over scroll restoration. @returns the function that gives it back */
export function startScrollMemory(): () => void {
  recallPositions()
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
  const listening = new AbortController()
  const { signal } = listening
  window.navigation?.addEventListener('currententrychange', onEntryChange, { signal })
  window.addEventListener('popstate', onPopState, { capture: true, signal })
  window.addEventListener('scroll', rememberPosition, { passive: true, signal })
  window.addEventListener('pagehide', onPageHide, { signal })
  window.addEventListener('pageshow', onPageShow, { signal })
  return () => {
    listening.abort()
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
