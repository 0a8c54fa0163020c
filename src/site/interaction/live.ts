import { type FrameValues, frameValuesAtRest, versioned } from './frame-values'
import { createValueStore } from './value-store'

/** What the scene draws is counted: see `versioned`. */
export const liveFrame = versioned(frameValuesAtRest())

/** Per-frame values, outside React: one mutable object, so that a frame allocates nothing. */
export const live = Object.assign(liveFrame.values, {
  /** −1…1 from the card's centre, y down; `lean` (gyroscope) too. */
  pointer: { x: 0, y: 0, isOver: false },
  lean: { x: 0, y: 0, isOn: false },
  /** 0…1: 1 takes tilt, turn and light from the card, which then lies flat. */
  flatness: 0,
  /** The visitor's light on other screens than home: CSS px in the viewport; glow 0…1. */
  light: { x: 0, y: 0, glow: 0 },
})

/** Set by the scene's host to what was drawn last; undefined while the scene draws no card. */
export const drawnMotion = createValueStore<{ values: FrameValues; version: number } | undefined>(
  undefined,
)

/** What the DOM card and its pieces must match: what the scene drew last, else this frame's values. */
export const shownMotion = (): FrameValues => drawnMotion.get()?.values ?? live

/** Of these values: whoever shows them compares it with the one last shown. */
export const shownVersion = (): number => drawnMotion.get()?.version ?? liveFrame.version()
