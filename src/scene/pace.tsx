import { PerformanceMonitor } from '@react-three/drei/core/PerformanceMonitor.js'
import { useSyncExternalStore } from 'react'
import type { ValueStore } from '../interaction/value-store'

/** Frames a second below which a machine counts as slow, and from which it has power to spare. */
export type PaceBounds = [slow: number, fast: number]

/** How the scene judges the machine it runs on. */
export type PaceProps = {
  /** Another value with every pause and every new task: earlier frames say nothing then. */
  task: ValueStore<string>
  bounds: () => PaceBounds
  onSlow: () => void
  onFast: () => void
}

/** Windows of a quarter of a second, three quarters of which must agree: a hiccup says nothing. */
const WINDOWS = 8

export function Pace({ task, bounds, onSlow, onFast }: PaceProps) {
  const current = useSyncExternalStore(task.subscribe, task.get)
  return (
    <PerformanceMonitor
      key={current}
      iterations={WINDOWS}
      threshold={0.7}
      bounds={bounds}
      onDecline={onSlow}
      onIncline={onFast}
    />
  )
}
