const RAD = Math.PI / 180

export type Attitude = { pitch: number; roll: number }

const wrapDeg = (angle: number) => angle - 360 * Math.round(angle / 360)

/**
 * Pitch and roll in degrees from `deviceorientation` (W3C: Z·X·Y, alpha unused), turned with the
 * screen. Continuous when the phone is upright, unlike beta and gamma.
 * @param beta −180…180 @param gamma −90…90 @param screenAngle 0, 90, 180 or 270
 */
export function attitude(
  beta: number,
  gamma: number,
  screenAngle: number,
  into: Attitude = { pitch: 0, roll: 0 },
): Attitude {
  const b = beta * RAD
  const g = gamma * RAD
  const phi = screenAngle * RAD
  const upX = -Math.cos(b) * Math.sin(g)
  const upY = Math.sin(b)
  const out = Math.cos(b) * Math.cos(g)
  const right = upX * Math.cos(phi) - upY * Math.sin(phi)
  const up = upX * Math.sin(phi) + upY * Math.cos(phi)
  into.pitch = Math.atan2(up, out) / RAD
  into.roll = Math.atan2(-right, Math.hypot(up, out)) / RAD
  return into
}

/** `held` − `neutral` in degrees, each axis the shorter way round. */
export function difference(held: Attitude, neutral: Attitude, into: Attitude): Attitude {
  into.pitch = wrapDeg(held.pitch - neutral.pitch)
  into.roll = wrapDeg(held.roll - neutral.roll)
  return into
}
