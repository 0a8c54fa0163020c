import { createValueStore } from './value-store'

const QUERY = '(prefers-reduced-motion: reduce)'
const STORAGE_KEY = 'animacion'
const PAUSED = 'pausada'

/** Whether the visitor paused the motion with the control, on this or an earlier visit. */
export const isPaused = createValueStore(false)
/** Whether the visitor's system asks for little motion. */
export const isReduced = createValueStore(false)
/** Paused or reduced: one state, in which nothing moves. */
export const isStill = createValueStore(false)

/** CSS reads the same state from `data-motion` on the page. */
const updateStill = () => {
  isStill.set(isPaused.get() || isReduced.get())
  document.documentElement.dataset.motion = isStill.get() ? 'still' : 'full'
}

/** Storage can be blocked; the choice then lasts as long as the page. */
function remember(paused: boolean): void {
  try {
    if (paused) localStorage.setItem(STORAGE_KEY, PAUSED)
    else localStorage.removeItem(STORAGE_KEY)
  } catch {}
}

function recall(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === PAUSED
  } catch {
    return false
  }
}

/** The control's switch. */
export function setPaused(paused: boolean): void {
  isPaused.set(paused)
  updateStill()
  remember(paused)
}

/** Follows the system's preference, live. Returns the function that stops it. */
export function startMotionPreference(): () => void {
  const query = window.matchMedia(QUERY)
  const update = () => {
    isReduced.set(query.matches)
    updateStill()
  }
  isPaused.set(recall())
  update()
  query.addEventListener('change', update)
  return () => query.removeEventListener('change', update)
}
