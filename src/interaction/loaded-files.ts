import { createValueStore } from './value-store'

/** URLs that a worker loaded: the page's resource timing does not list them. */
export const workerFiles = createValueStore<readonly string[]>([])
