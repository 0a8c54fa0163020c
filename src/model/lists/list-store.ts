import { inOrder } from '../entries'

/** SPEC's two flags and the list's entries. */
export type ListState<Item> = {
  readonly loaded: boolean
  readonly error: boolean
  readonly items: readonly Item[]
}

export type ListStore<Item> = {
  getState: () => ListState<Item>
  getInitialState: () => ListState<Item>
  /** The first subscriber starts the load. @returns unsubscribe */
  subscribe: (onChange: () => void) => () => void
  retry: () => void
}

export function createBuiltInStore<Item extends { numeroOrden: number }>(
  items: readonly Item[],
): ListStore<Item> {
  const state: ListState<Item> = { loaded: true, error: false, items: inOrder(items) }
  return {
    getState: () => state,
    getInitialState: () => state,
    subscribe: () => () => {},
    retry: () => {},
  }
}

/** Fetches on first use and on `retry`. A failure is logged and sets the error flag. */
export function createFetchedStore<Item extends { numeroOrden: number }>(
  fetchItems: () => Promise<readonly Item[]>,
): ListStore<Item> {
  const initial: ListState<Item> = { loaded: false, error: false, items: [] }
  const listeners = new Set<() => void>()
  let state = initial
  let isLoading = false

  const set = (next: ListState<Item>) => {
    state = next
    for (const listener of listeners) listener()
  }

  const load = async () => {
    if (isLoading) return
    isLoading = true
    set(initial)
    try {
      set({ loaded: true, error: false, items: inOrder(await fetchItems()) })
    } catch (reason) {
      console.error(reason)
      set({ loaded: true, error: true, items: [] })
    } finally {
      isLoading = false
    }
  }

  return {
    getState: () => state,
    getInitialState: () => initial,
    subscribe: (listener) => {
      listeners.add(listener)
      if (!state.loaded) void load()
      return () => listeners.delete(listener)
    },
    retry: () => void load(),
  }
}
