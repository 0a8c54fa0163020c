/** Observable value, for useSyncExternalStore and for listeners. */
export type ValueStore<Value> = {
  get: () => Value
  set: (value: Value) => void
  subscribe: (onChange: () => void) => () => void
}

export function createValueStore<Value>(initial: Value): ValueStore<Value> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
