import { inOrder } from '../entries'
// Types only: the schemas come with the code that fetches.
import type { ListName, Lists } from '../schema/schema'
import type { Site } from '../site'

/** SPEC's two flags and the list's entries. */
export type ListState<Item> = {
  readonly loaded: boolean
  readonly error: boolean
  readonly items: readonly Item[]
}

/** A list that is fetched on first use and on `load`. A failure is logged and sets the error flag. */
function createFetchedStore<Item extends { numeroOrden: number }>(
  fetchItems: () => Promise<readonly Item[]>,
) {
  const initial: ListState<Item> = { loaded: false, error: false, items: [] }
  const listeners = new Set<() => void>()
  let state = initial
  let loading: Promise<void> | undefined

  const set = (next: ListState<Item>) => {
    state = next
    for (const listener of listeners) listener()
  }
  const fetchAnew = async () => {
    set(initial)
    try {
      set({ loaded: true, error: false, items: inOrder(await fetchItems()) })
    } catch (reason) {
      console.error(reason)
      set({ loaded: true, error: true, items: [] })
    } finally {
      loading = undefined
    }
  }
  /** Fetches, again if need be. @returns once the items are there, or the error flag */
  const load = (): Promise<void> => {
    loading ??= fetchAnew()
    return loading
  }

  return {
    getState: () => state,
    getInitialState: () => initial,
    /** The first subscriber starts the load. @returns unsubscribe */
    subscribe: (onChange: () => void): (() => void) => {
      listeners.add(onChange)
      if (!state.loaded) void load()
      return () => listeners.delete(onChange)
    },
    isShown: () => listeners.size > 0,
    load,
  }
}

type Store<Name extends ListName> = ReturnType<typeof createFetchedStore<Lists[Name][number]>>

/** Of the lists that a screen has shown, by language and name: `es proyectos`. */
const stores = new Map<string, Store<ListName>>()

export function listStore<Name extends ListName>(name: Name, { code }: Site): Store<Name> {
  const store =
    stores.get(`${code} ${name}`) ??
    createFetchedStore<Lists[ListName][number]>(async () => {
      const { fetchList } = await import('./fetch-list')
      return fetchList(name, import.meta.env.VITE_CONTENT_URL ?? '', code)
    })
  stores.set(`${code} ${name}`, store)
  return store as Store<Name>
}

/** Fetches the lists on the screen in another language. @returns once they are there, or have failed */
export async function loadShownLists(shown: Site, next: Site): Promise<void> {
  const names = [...stores].flatMap(([key, store]) => {
    const [code, name] = key.split(' ')
    return code === shown.code && store.isShown() ? [name as ListName] : []
  })
  const wanted = names.map((name) => listStore(name, next))
  await Promise.all(wanted.filter((store) => !store.getState().loaded).map((store) => store.load()))
}
