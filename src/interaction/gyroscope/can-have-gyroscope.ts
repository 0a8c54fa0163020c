/** Whether this device may have a gyroscope that a visitor can turn on. */
export const canHaveGyroscope = (): boolean =>
  window.isSecureContext &&
  'DeviceOrientationEvent' in window &&
  window.matchMedia('(any-pointer: coarse)').matches
