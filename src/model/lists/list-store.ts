import { inOrder } from '../entries'

/** SPEC's two flags and the entries of one list. */
export type ListState<Item> = {
  readonly loaded: boolean
  readonly error: boolean
  readonly items: readonly Item[]
}

export type ListStore<Item> = {
  getState: () => ListState<Item>
  getInitialState: () => ListState<Item>
  /** The first subscriber starts the load. Returns the unsubscribe function. */
  subscribe: (onChange: () => void) => () => void
  retry: () => void
}

/** A list that is built in: loaded at once, never in error. */
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

/**
 * A list that is fetched when first shown, and again on `retry`.
 * A failure is told to the console and becomes the error flag; it never throws.
 */
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
