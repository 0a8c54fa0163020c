import { isTraversalShown } from './shown-traversal'
import { recall, remember, STORED } from './stored'
import { createValueStore } from './value-store'

const QUERY = '(prefers-reduced-motion: reduce)'

/** Set by the page's control, and remembered between visits. */
export const isPaused = createValueStore(false)
export const isReduced = createValueStore(false)
export const isStill = createValueStore(false)

export const mayMove = (): boolean => !isStill.get() && !document.hidden && !isTraversalShown()

const updateStill = () => {
  isStill.set(isPaused.get() || isReduced.get())
  document.documentElement.dataset.motion = isStill.get() ? 'still' : 'full'
}

export function setPaused(paused: boolean): void {
  isPaused.set(paused)
  updateStill()
  remember('localStorage', STORED.motion, paused ? STORED.paused : null)
}

export function startMotionPreference(): () => void {
  const query = window.matchMedia(QUERY)
  const update = () => {
    isReduced.set(query.matches)
    updateStill()
  }
  isPaused.set(recall('localStorage', STORED.motion) === STORED.paused)
  update()
  query.addEventListener('change', update)
  return () => query.removeEventListener('change', update)
}
