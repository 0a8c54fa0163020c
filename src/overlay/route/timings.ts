/** Every duration and ease of the transitions, in seconds. */
export const TIMINGS = {
  /** Home → grid, grid → section, and the like: out and in. */
  exit: 0.36,
  enter: 0.55,
  /** A screen that was leaving and is wanted again. */
  return: 0.4,
  /** The back control of a section: SPEC's exit before its address changes. */
  awaitedExit: 1,
  /** Between neighbours that enter one after the other. */
  tileStagger: 0.07,
  entryStagger: 0.07,
  skillStagger: 0.022,
  rosetteDraw: 1.1,
  /** The field's surge: how fast it gathers, and how it settles over the arrival. */
  surgeRise: 0.3,
  surgeSettle: 0.9,
} as const

/** GSAP does not check the names of its eases; this list does. */
export const EASES = {
  leave: 'power2.in',
  arrive: 'power3.out',
  draw: 'power2.inOut',
  surgeRise: 'power2.in',
  surgeSettle: 'power2.out',
} as const

/** SPEC: scrolling comes back this long after the grid begins to enter. */
export const SCROLL_LOCK_MS = 3000
