import { addToFrame, wake } from './frame-loop'
import { type Attitude, attitude, difference } from './gravity'
import { live } from './live'
import { isStill } from './motion-preference'
import { createValueStore } from './value-store'

export type GyroscopeState = 'off' | 'asking' | 'on' | 'refused'

/** What the control shows. */
export const gyroscopeState = createValueStore<GyroscopeState>('off')

/** Turning the phone this far leans the card as far as it goes. */
const RANGE_DEG = 22
/** The neutral pose is the mean of the first readings: people hold phones at 35–60°. */
const NEUTRAL_READINGS = 10
/** The neutral pose follows a new grip, slowly. */
const NEUTRAL_LEAK_S = 6
const SMOOTHING_S = 0.1
/** A device without sensors, or with them blocked, sends nothing; then we say so. */
const SILENCE_MS = 1500

type PermissionApi = { requestPermission?: () => Promise<'granted' | 'denied'> }

const held: Attitude = { pitch: 0, roll: 0 }
const neutral: Attitude = { pitch: 0, roll: 0 }
const lean: Attitude = { pitch: 0, roll: 0 }
let readings = 0
let removeFromFrame: (() => void) | undefined
let silence = 0
let attempt = 0
/** Whether its control can be seen: only then does it run, so that it can always be switched off. */
let isSwitchable = false
/** Whether the visitor turned it on, and may. */
let isGranted = false

/** Whether this device may have a gyroscope that a visitor can turn on. */
export const canHaveGyroscope = (): boolean =>
  window.isSecureContext &&
  'DeviceOrientationEvent' in window &&
  window.matchMedia('(any-pointer: coarse)').matches

/** iOS before 16.4 has only the old property. */
const screenAngle = () => window.screen.orientation?.angle ?? window.orientation ?? 0

function startOver(): void {
  readings = 0
  neutral.pitch = 0
  neutral.roll = 0
}

function onReading(event: DeviceOrientationEvent): void {
  if (event.beta === null || event.gamma === null) return
  window.clearTimeout(silence)
  gyroscopeState.set('on')
  if (isStill.get()) {
    startOver()
    return
  }
  attitude(event.beta, event.gamma, screenAngle(), held)
  if (readings < NEUTRAL_READINGS) {
    difference(held, neutral, lean)
    readings++
    neutral.pitch += lean.pitch / readings
    neutral.roll += lean.roll / readings
  }
  wake()
}

const clampUnit = (value: number) => Math.min(1, Math.max(-1, value))

/** The 'input' stage while the gyroscope is on. */
function updateLean(delta: number): boolean {
  if (readings === 0 || isStill.get()) return false
  difference(held, neutral, lean)
  const leak = 1 - Math.exp(-delta / NEUTRAL_LEAK_S)
  if (readings >= NEUTRAL_READINGS) {
    neutral.pitch += lean.pitch * leak
    neutral.roll += lean.roll * leak
  }
  const follow = 1 - Math.exp(-delta / SMOOTHING_S)
  // The card counter-rotates, as if it stayed where it is while the phone turns around it.
  live.lean.x += (clampUnit(lean.roll / RANGE_DEG) - live.lean.x) * follow
  live.lean.y += (clampUnit(lean.pitch / RANGE_DEG) - live.lean.y) * follow
  live.lean.isOn = true
  return true
}

function listen(): void {
  if (!isSwitchable || removeFromFrame) return
  startOver()
  window.addEventListener('deviceorientation', onReading)
  window.screen.orientation?.addEventListener('change', startOver)
  document.addEventListener('visibilitychange', startOver)
  removeFromFrame = addToFrame('input', updateLean)
  silence = window.setTimeout(() => stopGyroscope('refused'), SILENCE_MS)
}

function stopListening(): void {
  window.clearTimeout(silence)
  window.removeEventListener('deviceorientation', onReading)
  window.screen.orientation?.removeEventListener('change', startOver)
  document.removeEventListener('visibilitychange', startOver)
  removeFromFrame?.()
  removeFromFrame = undefined
  live.lean.isOn = false
  live.lean.x = 0
  live.lean.y = 0
  wake()
}

/** Turns it off, for the visitor or because no reading comes. */
export function stopGyroscope(state: 'off' | 'refused' = 'off'): void {
  attempt++
  isGranted = false
  stopListening()
  gyroscopeState.set(state)
}

/**
 * Its control is on the page: from now on it runs where the visitor turned it on. Returns what to
 * call when the control goes: it rests then, and goes on when the control is back.
 */
export function showGyroscopeControl(): () => void {
  isSwitchable = true
  if (isGranted) listen()
  return () => {
    isSwitchable = false
    stopListening()
  }
}

/**
 * Turns it on. Must run inside the tap on its control: iOS asks the visitor for permission, and
 * only then. An answer that comes after the visitor turned it off again changes nothing.
 */
export async function startGyroscope(): Promise<void> {
  if (gyroscopeState.get() === 'asking' || gyroscopeState.get() === 'on') return
  const api = DeviceOrientationEvent as unknown as PermissionApi
  const own = ++attempt
  let isAllowed = !api.requestPermission
  gyroscopeState.set('asking')
  try {
    if (api.requestPermission) isAllowed = (await api.requestPermission()) === 'granted'
  } catch {}
  if (own !== attempt) return
  if (!isAllowed) return gyroscopeState.set('refused')
  isGranted = true
  listen()
}
