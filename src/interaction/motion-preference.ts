const QUERY = '(prefers-reduced-motion: reduce)'

/** Whether the visitor's system asks for little motion, now. */
export const prefersReducedMotion = (): boolean => window.matchMedia(QUERY).matches

/** Calls back when that changes. Returns the function that stops it. */
export function watchReducedMotion(onChange: () => void): () => void {
  const query = window.matchMedia(QUERY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
