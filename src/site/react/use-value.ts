import { useSyncExternalStore } from 'react'
import type { ValueStore } from '../state/value-store'

/** Subscribes to a store. @param served the value while React hydrates */
export const useValue = <Value>(
  store: Pick<ValueStore<Value>, 'get' | 'subscribe'>,
  served: Value,
): Value => useSyncExternalStore(store.subscribe, store.get, () => served)

const never = () => () => {}

/** A value that only the browser knows and that never changes. @param served the value while React hydrates */
export const useOnceHydrated = <Value>(get: () => Value, served: Value): Value =>
  useSyncExternalStore(never, get, () => served)
