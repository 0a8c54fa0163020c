/** An observable value, for `useSyncExternalStore` and for listeners. */
export type ValueStore<Value> = ReturnType<typeof createValueStore<Value>>

export function createValueStore<Value>(initial: Value) {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    get: (): Value => value,
    set: (next: Value): void => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (onChange: () => void): (() => void) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
