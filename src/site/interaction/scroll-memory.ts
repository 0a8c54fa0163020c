import { recall, remember } from './stored'

const STORAGE_KEY = 'desplazamientos'
/** As many entries as browsers keep. */
const MOST_KEPT = 50

/** Browsers before 2026 know no key: there the entries of an address share one. */
const keyInHistory = (): string => window.navigation?.currentEntry?.key ?? window.location.pathname

/** What was stored before a reload; nothing where it is corrupt. */
function storedPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(recall('sessionStorage', STORAGE_KEY) ?? '[]'))
  } catch {
    return new Map()
  }
}

function createScrollMemory() {
  /** By history entry. Browsers restore a position before its screen is rendered. */
  const positions = new Map<string, number>()
  let currentKey = ''
  let isTraversal = false

  const rememberPosition = () => {
    positions.delete(currentKey)
    positions.set(currentKey, window.scrollY)
    const [oldest = ''] = positions.keys()
    if (positions.size > MOST_KEPT) positions.delete(oldest)
  }

  /** Call where the screen stays in a new history entry. */
  const keepScroll = () => {
    currentKey = keyInHistory()
    isTraversal = false
    rememberPosition()
  }
  /**
   * Call once the new screen is rendered: saved position on Back and Forward, top on a link.
   * @param named what the address names: shown instead of the top
   */
  const restoreScroll = (named?: Element | null) => {
    currentKey = keyInHistory()
    const saved = isTraversal ? positions.get(currentKey) : undefined
    window.scrollTo(0, saved ?? 0)
    if (saved === undefined) named?.scrollIntoView()
    isTraversal = false
  }

  /** The screen stays where only the hash changes, as by the skip link. */
  const onEntryChange = ({ from, navigationType }: NavigationCurrentEntryChangeEvent) => {
    isTraversal = navigationType === 'traverse'
    if (!from.url || new URL(from.url).pathname !== window.location.pathname) return
    if (isTraversal) restoreScroll()
    else keepScroll()
  }
  const onPopState = () => {
    isTraversal = true
  }
  const takeOver = () => {
    window.history.scrollRestoration = 'manual'
  }
  // After a reload or another site, the browser restores.
  const onPageHide = () => {
    window.history.scrollRestoration = 'auto'
    remember('sessionStorage', STORAGE_KEY, JSON.stringify([...positions]))
  }

  /** Takes over scroll restoration, for as long as the page lives. */
  const startScrollMemory = () => {
    for (const [key, top] of storedPositions()) positions.set(key, top)
    currentKey = keyInHistory()
    takeOver()
    window.navigation?.addEventListener('currententrychange', onEntryChange)
    window.addEventListener('popstate', onPopState, { capture: true })
    window.addEventListener('scroll', rememberPosition, { passive: true })
    window.addEventListener('pagehide', onPageHide)
    window.addEventListener('pageshow', takeOver)
  }
  return { startScrollMemory, keepScroll, restoreScroll }
}

export const { startScrollMemory, keepScroll, restoreScroll } = createScrollMemory()
