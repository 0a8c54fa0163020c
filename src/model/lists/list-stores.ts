import type { ListName, Lists } from '../schema/schema'
import type { Site } from '../site'
import { createBuiltInStore, createFetchedStore, type ListStore } from './list-store'

type Stores = { readonly [Name in ListName]: ListStore<Lists[Name][number]> }

/** Fetch code and schemas are bundled only with VITE_CONTENT_URL. */
function createStore<Name extends ListName>(
  name: Name,
  { lists, code }: Site,
): ListStore<Lists[Name][number]> {
  const address = import.meta.env.VITE_CONTENT_URL
  if (!address) return createBuiltInStore<Lists[Name][number]>(lists[name])
  return createFetchedStore<Lists[Name][number]>(async () => {
    const { fetchList } = await import('./fetch-list')
    return fetchList(name, address, code)
  })
}

const createStores = (site: Site): Stores => ({
  educacion: createStore('educacion', site),
  experiencia: createStore('experiencia', site),
  'hard-skills': createStore('hard-skills', site),
  'soft-skills': createStore('soft-skills', site),
  proyectos: createStore('proyectos', site),
  certificados: createStore('certificados', site),
})

/** By language. */
const storesOf = new Map<string, Stores>()

/** A list in the site's language; it is fetched once. */
export function listStore<Name extends ListName>(name: Name, site: Site): Stores[Name] {
  const stores = storesOf.get(site.code) ?? createStores(site)
  storesOf.set(site.code, stores)
  return stores[name]
}
