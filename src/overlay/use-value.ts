import { useSyncExternalStore } from 'react'
import type { ValueStore } from '../interaction/value-store'

/** The value of a store, followed. @param served what the HTML was made with */
export const useValue = <Value>(
  store: Pick<ValueStore<Value>, 'get' | 'subscribe'>,
  served: Value,
): Value => useSyncExternalStore(store.subscribe, store.get, () => served)
