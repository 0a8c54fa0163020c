const QUERY = '(prefers-reduced-motion: reduce)'

/** Whether the visitor's system asks for little motion, now. */
export const prefersReducedMotion = (): boolean => window.matchMedia(QUERY).matches
