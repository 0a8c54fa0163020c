import { useSyncExternalStore } from 'react'
import type { ListState } from '../../../model/lists/list-store'
import { listStores } from '../../../model/lists/list-stores'
import type { ListName, Lists } from '../../../model/schema/schema'

/** A sorted list with SPEC's flags. */
export function useContentList<Name extends ListName>(
  name: Name,
): ListState<Lists[Name][number]> & { retry: () => void } {
  const store = listStores[name]
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getInitialState)
  return { ...state, retry: store.retry }
}
