/** A spring that stands still once it is nearer to its target and slower than `rest`. */
export function createSpring(rest: { distance: number; speed: number }) {
  const spring = { value: 0, velocity: 0 }
  const settle = (target: number) => {
    spring.value = target
    spring.velocity = 0
  }
  /**
   * The exact solution of x″ = −ω²·(x − target) − 2ζω·x′, whose path is the same at any frame rate.
   * @param omega ω, rad/s @param zeta ζ, 0 < ζ < 1 @param delta seconds, ≥ 0
   * @returns whether it moves
   */
  const move = (target: number, omega: number, zeta: number, delta: number): boolean => {
    const offset = spring.value - target
    const damped = omega * Math.sqrt(1 - zeta * zeta)
    const decay = Math.exp(-zeta * omega * delta)
    const cos = decay * Math.cos(damped * delta)
    const sin = decay * Math.sin(damped * delta)
    const swing = (spring.velocity + zeta * omega * offset) / damped
    spring.value = target + offset * cos + swing * sin
    spring.velocity =
      (swing * damped - zeta * omega * offset) * cos -
      (offset * damped + zeta * omega * swing) * sin
    const distance = Math.abs(spring.value - target)
    if (distance >= rest.distance || Math.abs(spring.velocity) >= rest.speed) return true
    settle(target)
    return false
  }
  return Object.assign(spring, { settle, move })
}

/** Longer frames are split, because a target such as the sway's moves during them. */
const MAX_STEP_S = 1 / 60

/** Runs `step` over a frame's seconds in equal parts. @returns the last result */
export function inSteps(delta: number, step: (seconds: number) => boolean): boolean {
  const steps = Math.max(1, Math.ceil(delta / MAX_STEP_S - 1e-6))
  let result = false
  for (let i = 0; i < steps; i++) result = step(delta / steps)
  return result
}
