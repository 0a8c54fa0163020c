import { addToFrame, wake } from '../frames/frame-loop'
import { live } from '../live'
import { isStill } from '../motion-preference'
import { createValueStore } from '../value-store'
import { type Attitude, attitude, difference } from './gravity'

export type GyroscopeState = 'off' | 'asking' | 'on' | 'refused'

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

/** iOS before 16.4 has only the old property. */
const screenAngle = () => window.screen.orientation?.angle ?? window.orientation ?? 0

const clampUnit = (value: number) => Math.min(1, Math.max(-1, value))

/** How far a phone is turned from how it was held at first. */
function createLean() {
  const held: Attitude = { pitch: 0, roll: 0 }
  const neutral: Attitude = { pitch: 0, roll: 0 }
  const lean: Attitude = { pitch: 0, roll: 0 }
  let readings = 0
  return {
    startOver: () => {
      readings = 0
      neutral.pitch = 0
      neutral.roll = 0
    },
    /** A reading of the sensor, degrees. */
    read: (beta: number, gamma: number) => {
      attitude(beta, gamma, screenAngle(), held)
      if (readings >= NEUTRAL_READINGS) return
      difference(held, neutral, lean)
      readings++
      neutral.pitch += lean.pitch / readings
      neutral.roll += lean.roll / readings
    },
    /** Degrees from the neutral pose, which moves on by `delta` seconds; undefined before a reading. */
    step: (delta: number): Attitude | undefined => {
      if (readings === 0) return undefined
      difference(held, neutral, lean)
      if (readings >= NEUTRAL_READINGS) {
        const leak = 1 - Math.exp(-delta / NEUTRAL_LEAK_S)
        neutral.pitch += lean.pitch * leak
        neutral.roll += lean.roll * leak
      }
      return lean
    },
  }
}

/** The phone's part in what leads the card. @param target where it writes how the phone leans */
export function createGyroscope(target: { x: number; y: number; isOn: boolean }) {
  const state = createValueStore<GyroscopeState>('off')
  const phone = createLean()
  let removeFromFrame: (() => void) | undefined
  let silence = 0
  let attempt = 0
  /** Whether its control can be seen: only then it runs, so that it can always be switched off. */
  let isSwitchable = false
  /** Whether the visitor turned it on, and may. */
  let isGranted = false

  const onReading = ({ beta, gamma }: DeviceOrientationEvent) => {
    if (beta === null || gamma === null) return
    window.clearTimeout(silence)
    state.set('on')
    if (isStill.get()) return phone.startOver()
    phone.read(beta, gamma)
    wake()
  }

  /** The 'input' stage while it is on. */
  const updateTarget = (delta: number): boolean => {
    const lean = isStill.get() ? undefined : phone.step(delta)
    if (!lean) return false
    const follow = 1 - Math.exp(-delta / SMOOTHING_S)
    // The card counter-rotates, as if it stayed where it is while the phone turns around it.
    target.x += (clampUnit(lean.roll / RANGE_DEG) - target.x) * follow
    target.y += (clampUnit(lean.pitch / RANGE_DEG) - target.y) * follow
    target.isOn = true
    return true
  }

  const stopListening = () => {
    window.clearTimeout(silence)
    window.removeEventListener('deviceorientation', onReading)
    window.screen.orientation?.removeEventListener('change', phone.startOver)
    document.removeEventListener('visibilitychange', phone.startOver)
    removeFromFrame?.()
    removeFromFrame = undefined
    target.isOn = false
    target.x = 0
    target.y = 0
    wake()
  }
  const listen = () => {
    if (!isSwitchable || removeFromFrame) return
    phone.startOver()
    window.addEventListener('deviceorientation', onReading)
    window.screen.orientation?.addEventListener('change', phone.startOver)
    document.addEventListener('visibilitychange', phone.startOver)
    removeFromFrame = addToFrame('input', updateTarget)
    silence = window.setTimeout(() => stop('refused'), SILENCE_MS)
  }
  const stop = (next: 'off' | 'refused') => {
    attempt++
    isGranted = false
    stopListening()
    state.set(next)
  }

  return {
    /** What the control shows. */
    state,
    stop: () => stop('off'),
    /**
     * Turns it on. Must run inside the tap on its control: iOS asks the visitor for permission, and
     * only then. An answer that comes after the visitor turned it off again changes nothing.
     */
    start: async (): Promise<void> => {
      if (state.get() === 'asking' || state.get() === 'on') return
      const api = DeviceOrientationEvent as unknown as PermissionApi
      const own = ++attempt
      let isAllowed = !api.requestPermission
      state.set('asking')
      try {
        if (api.requestPermission) isAllowed = (await api.requestPermission()) === 'granted'
      } catch {}
      if (own !== attempt) return
      if (!isAllowed) return state.set('refused')
      isGranted = true
      listen()
    },
    /**
     * Its control is on the page: it runs there, once the visitor turned it on. Returns what to call
     * when the control goes: it rests then, and goes on when the control is back.
     */
    showControl: (): (() => void) => {
      isSwitchable = true
      if (isGranted) listen()
      return () => {
        isSwitchable = false
        stopListening()
      }
    },
  }
}

/** The page's own, which leads the card. */
export const gyroscope = createGyroscope(live.lean)
