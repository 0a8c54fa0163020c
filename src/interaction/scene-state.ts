import { createValueStore } from './value-store'

/** What `data-scene` on the page tells: see the names that tests rely on. */
export type SceneState = 'loading' | 'ready' | 'still' | 'unavailable'

const store = createValueStore<SceneState>('unavailable')

/** Readable by React; the page's attribute, which CSS reads, always says the same. */
export const sceneState = {
  get: store.get,
  subscribe: store.subscribe,
  set: (state: SceneState) => {
    // Said in every frame: an attribute, even with its old value, would cost each one a style pass.
    if (state === store.get()) return
    document.documentElement.dataset.scene = state
    store.set(state)
  },
}
