/** Seconds. */
export const TIMINGS = {
  exit: 0.36,
  enter: 0.55,
  /** A leaving screen that is requested again. */
  return: 0.4,
  /** SPEC: a section's back control. */
  awaitedExit: 1,
  tileStagger: 0.07,
  entryStagger: 0.07,
  skillStagger: 0.022,
  rosetteDraw: 1.1,
  surgeRise: 0.3,
  surgeSettle: 0.9,
} as const

/** Typed here: GSAP does not check ease names. */
export const EASES = {
  leave: 'power2.in',
  arrive: 'power3.out',
  draw: 'power2.inOut',
  surgeRise: 'power2.in',
  surgeSettle: 'power2.out',
} as const

/** SPEC: from the start of the grid's entry. */
export const SCROLL_LOCK_MS = 3000
