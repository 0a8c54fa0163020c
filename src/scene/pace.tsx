import { PerformanceMonitor } from '@react-three/drei/core/PerformanceMonitor.js'
import { useSyncExternalStore } from 'react'
import type { ValueStore } from '../interaction/value-store'

/** Frames per second: below `slow` the machine is too slow, from `fast` on it has headroom. */
export type PaceBounds = [slow: number, fast: number]

export type PaceProps = {
  /** Changes on every pause or task switch, which discards earlier measurements. */
  task: ValueStore<string>
  bounds: () => PaceBounds
  onSlow: () => void
  onFast: () => void
}

/** Windows of 250 ms, six of which must agree: one stall does not count. */
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
