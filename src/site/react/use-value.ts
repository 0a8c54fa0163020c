import { useSyncExternalStore } from 'react'
import type { ValueStore } from '../state/value-store'

/** Subscribes to a store. @param served value while hydrating */
export const useValue = <Value>(
  store: Pick<ValueStore<Value>, 'get' | 'subscribe'>,
  served: Value,
): Value => useSyncExternalStore(store.subscribe, store.get, () => served)

const never = () => () => {}

/** What only the browser knows, and once. @param served value while hydrating */
export const useOnceHydrated = <Value>(get: () => Value, served: Value): Value =>
  useSyncExternalStore(never, get, () => served)
