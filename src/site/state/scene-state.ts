import { createValueStore } from './value-store'

type SceneState = 'loading' | 'ready' | 'still' | 'unavailable'

const store = createValueStore<SceneState>('unavailable')

export const sceneState = {
  ...store,
  set: (state: SceneState) => {
    // Set every frame: even an unchanged attribute costs a style pass.
    if (state === store.get()) return
    document.documentElement.dataset.scene = state
    store.set(state)
  },
}

/** Whether the scene has shown the card: until then its CSS paper stays. */
export const isCardShown = createValueStore(false)

/** URLs that a worker loaded: the page's resource timing does not list them. */
export const workerFiles = createValueStore<readonly string[]>([])
