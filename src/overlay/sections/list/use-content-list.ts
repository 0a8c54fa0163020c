import { useSyncExternalStore } from 'react'
import type { ListState } from '../../../model/lists/list-store'
import { listStore } from '../../../model/lists/list-stores'
import type { ListName, Lists } from '../../../model/schema/schema'
import { useSite } from '../../language/site-context'

/** A sorted list with SPEC's flags. */
export function useContentList<Name extends ListName>(
  name: Name,
): ListState<Lists[Name][number]> & { retry: () => void } {
  const store = listStore(name, useSite())
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getInitialState)
  return { ...state, retry: store.retry }
}
