import { createValueStore } from './value-store'

type SceneState = 'loading' | 'ready' | 'still' | 'unavailable'

const store = createValueStore<SceneState>('unavailable')

export const sceneState = {
  ...store,
  set: (state: SceneState) => {
    // This is called in every frame, and even an unchanged attribute costs a style pass.
    if (state === store.get()) return
    document.documentElement.dataset.scene = state
    store.set(state)
  },
}

/** Whether the scene has shown the card, whose CSS paper stays until then. */
export const isCardShown = createValueStore(false)

/** Addresses of files that the worker loaded, which the page's resource timing does not list. */
export const workerFiles = createValueStore<readonly string[]>([])
