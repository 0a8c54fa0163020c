export type Spring = { value: number; velocity: number }

export const springAtRest = (): Spring => ({ value: 0, velocity: 0 })

/** Stops a spring at its target, at once. */
export function settleSpring(spring: Spring, target: number): void {
  spring.value = target
  spring.velocity = 0
}

/** Whether a spring is this near to its target, and this slow. */
export const isSpringAtRest = (
  spring: Spring,
  target: number,
  rest: { distance: number; speed: number },
): boolean =>
  Math.abs(spring.value - target) < rest.distance && Math.abs(spring.velocity) < rest.speed

/**
 * Moves a damped spring toward its target by the exact solution of
 * x″ = −ω²·(x − target) − 2ζω·x′, so that the path is the same at any frame rate.
 * @param omega ω, natural frequency, rad/s
 * @param zeta ζ, damping ratio, 0 < ζ < 1 (it overshoots a little)
 * @param delta seconds since the last step, ≥ 0
 */
export function stepSpring(
  spring: Spring,
  target: number,
  omega: number,
  zeta: number,
  delta: number,
): void {
  const offset = spring.value - target
  const damped = omega * Math.sqrt(1 - zeta * zeta)
  const decay = Math.exp(-zeta * omega * delta)
  const cos = Math.cos(damped * delta)
  const sin = Math.sin(damped * delta)
  const swing = (spring.velocity + zeta * omega * offset) / damped
  spring.value = target + decay * (offset * cos + swing * sin)
  spring.velocity =
    decay *
    ((swing * damped - zeta * omega * offset) * cos -
      (offset * damped + zeta * omega * swing) * sin)
}

/** A spring's step at most, seconds: what leads it, as the sway does, moves on within a long frame. */
const MAX_STEP_S = 1 / 60

/** Runs `step` over a frame's seconds in equal parts. @returns what the last part returned */
export function inSteps(delta: number, step: (seconds: number) => boolean): boolean {
  const steps = Math.max(1, Math.ceil(delta / MAX_STEP_S - 1e-6))
  let result = false
  for (let i = 0; i < steps; i++) result = step(delta / steps)
  return result
}
