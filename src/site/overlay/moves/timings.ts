export type Timeline = gsap.core.Timeline

/** Seconds. */
export const TIMINGS = {
  /** Until the next screen begins to enter. What has not left by then fades in the copy. */
  exit: 0.22,
  afterglow: 0.22,
  enter: 0.55,
  /** The way back of a leaving screen that is requested again. */
  return: 0.4,
  /** SPEC's time for the exit by a section's back control. */
  awaitedExit: 1,
  flight: 0.95,
  /** Between an entry's picture and the head of its project's page. */
  picture: 0.6,
  title: 0.45,
  titleLead: 0.04,
  tileStagger: 0.05,
  entryStagger: 0.06,
  skillStagger: 0.014,
  rosetteDraw: 0.6,
  rosetteStagger: 0.3,
  surgeRise: 0.3,
  surgeSettle: 0.9,
} as const

/** GSAP does not check the names of eases, so they stand here alone. */
export const EASES = {
  exit: 'power1.in',
  enter: 'power3.out',
  travel: 'power3.inOut',
  lead: 'power2.out',
  fade: 'power1.out',
  draw: 'power2.inOut',
  surgeRise: 'power2.in',
  surgeSettle: 'power2.out',
} as const

/** How the copy of the last screen fades under the next one. */
export const GONE = { opacity: 0, duration: TIMINGS.afterglow, ease: EASES.fade }
