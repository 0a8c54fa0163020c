import { isStill } from '../state/motion-preference'
import { createValueStore } from '../state/value-store'
import { clamp } from './clamp'
import { addToFrame, wake } from './frames/frame-loop'
import { live } from './live'

const RAD = Math.PI / 180

type Attitude = { readonly pitch: number; readonly roll: number }

/**
 * Pitch and roll in degrees from `deviceorientation` (W3C: Z·X·Y, alpha unused), relative to the screen's rotation.
 * Unlike beta and gamma they are continuous when the phone is upright.
 * @param beta −180…180 @param gamma −90…90 @param screenAngle 0, 90, 180 or 270
 */
export function attitude(beta: number, gamma: number, screenAngle: number): Attitude {
  const b = beta * RAD
  const g = gamma * RAD
  const phi = screenAngle * RAD
  const upX = -Math.cos(b) * Math.sin(g)
  const upY = Math.sin(b)
  const out = Math.cos(b) * Math.cos(g)
  const right = upX * Math.cos(phi) - upY * Math.sin(phi)
  const up = upX * Math.sin(phi) + upY * Math.cos(phi)
  return {
    pitch: Math.atan2(up, out) / RAD,
    roll: Math.atan2(-right, Math.hypot(up, out)) / RAD,
  }
}

/** `held` − `neutral` in degrees, about each axis the shorter way round. */
export function difference(held: Attitude, neutral: Attitude): Attitude {
  const pitch = held.pitch - neutral.pitch
  const roll = held.roll - neutral.roll
  return {
    pitch: pitch - 360 * Math.round(pitch / 360),
    roll: roll - 360 * Math.round(roll / 360),
  }
}

const RANGE_DEG = 22
/** The neutral pose is the mean of the first readings: phones are held at 35–60°. */
const NEUTRAL_READINGS = 10
/** The time constant by which the neutral pose follows a new grip. */
const NEUTRAL_LEAK_S = 6
const SMOOTHING_S = 0.1
/** Missing or blocked sensors send no events; after this time they count as refused. */
const SILENCE_MS = 1500

/** iOS before 16.4 has only the old property. */
const screenAngle = () => window.screen.orientation?.angle ?? window.orientation ?? 0

export function createGyroscope(target: { x: number; y: number; isOn: boolean }) {
  const state = createValueStore<'off' | 'asking' | 'on' | 'refused'>('off')
  let held: Attitude = { pitch: 0, roll: 0 }
  let neutral = held
  let readings = 0
  let listening: AbortController | undefined
  let silence = 0
  let isSilent = true
  let isShown = false
  let isGranted = false

  const startOver = () => {
    readings = 0
  }
  /** Moves the neutral pose by a share of the way. @returns the degrees from its former place */
  const leanFrom = (share: number): Attitude => {
    const lean = difference(held, neutral)
    neutral = {
      pitch: neutral.pitch + lean.pitch * share,
      roll: neutral.roll + lean.roll * share,
    }
    return lean
  }
  const onReading = ({ beta, gamma }: DeviceOrientationEvent) => {
    if (beta === null || gamma === null) return
    window.clearTimeout(silence)
    isSilent = false
    state.set('on')
    if (isStill.get()) return startOver()
    held = attitude(beta, gamma, screenAngle())
    if (readings < NEUTRAL_READINGS) leanFrom(1 / ++readings)
    wake()
  }

  const updateTarget = (delta: number): boolean => {
    if (isStill.get() || readings === 0) return false
    const leak = 1 - Math.exp(-delta / NEUTRAL_LEAK_S)
    const { pitch, roll } = leanFrom(readings < NEUTRAL_READINGS ? 0 : leak)
    const follow = 1 - Math.exp(-delta / SMOOTHING_S)
    // The card rotates against the phone, so that it seems to stand still.
    target.x += (clamp(roll / RANGE_DEG, -1, 1) - target.x) * follow
    target.y += (clamp(pitch / RANGE_DEG, -1, 1) - target.y) * follow
    target.isOn = true
    return true
  }

  /** A hidden tab gets no readings, so that its silence says nothing. */
  const awaitReading = () => {
    window.clearTimeout(silence)
    if (!isSilent || document.hidden) return
    silence = window.setTimeout(() => stop('refused'), SILENCE_MS)
  }
  const onVisibility = () => {
    startOver()
    awaitReading()
  }

  /** Listens or stops. It listens only while its control is visible, so that a visitor can switch it off. */
  const update = () => {
    if (!isShown || !isGranted) {
      window.clearTimeout(silence)
      listening?.abort()
      listening = undefined
      Object.assign(target, { x: 0, y: 0, isOn: false })
      wake()
    } else if (!listening) {
      listening = new AbortController()
      const { signal } = listening
      startOver()
      window.addEventListener('deviceorientation', onReading, { signal })
      window.screen.orientation?.addEventListener('change', startOver, { signal })
      document.addEventListener('visibilitychange', onVisibility, { signal })
      signal.addEventListener('abort', addToFrame('gyroscope', updateTarget))
      isSilent = true
      awaitReading()
    }
  }
  const stop = (next: 'off' | 'refused') => {
    isGranted = false
    update()
    state.set(next)
  }

  return {
    state,
    stop: () => stop('off'),
    /** Must run inside the tap: iOS asks for permission only then. */
    start: async (): Promise<void> => {
      if (state.get() === 'asking' || state.get() === 'on') return
      const api = DeviceOrientationEvent as { requestPermission?: () => Promise<string> }
      let isAllowed = !api.requestPermission
      state.set('asking')
      try {
        if (api.requestPermission) isAllowed = (await api.requestPermission()) === 'granted'
      } catch {}
      if (state.get() !== 'asking') return
      if (!isAllowed) return state.set('refused')
      isGranted = true
      update()
    },
    /** To be called when the control mounts. @returns a function for its unmounting, which pauses the gyroscope */
    showControl: (): (() => void) => {
      isShown = true
      update()
      return () => {
        isShown = false
        update()
      }
    },
  }
}

export const gyroscope = createGyroscope(live.lean)
