import { lists } from 'virtual:content'
import type { ListName, Lists } from '../schema/schema'
import { createBuiltInStore, createFetchedStore, type ListStore } from './list-store'

const remoteAddress = import.meta.env.VITE_CONTENT_URL

/** Fetch code and schemas are bundled only with VITE_CONTENT_URL. */
function createStore<Name extends ListName>(name: Name): ListStore<Lists[Name][number]> {
  if (!import.meta.env.VITE_CONTENT_URL) {
    return createBuiltInStore<Lists[Name][number]>(lists[name])
  }
  return createFetchedStore<Lists[Name][number]>(async () => {
    const { fetchList } = await import('./fetch-list')
    return fetchList(name, remoteAddress)
  })
}

export const listStores: { readonly [Name in ListName]: ListStore<Lists[Name][number]> } = {
  educacion: createStore('educacion'),
  experiencia: createStore('experiencia'),
  'hard-skills': createStore('hard-skills'),
  'soft-skills': createStore('soft-skills'),
  proyectos: createStore('proyectos'),
  certificados: createStore('certificados'),
}
