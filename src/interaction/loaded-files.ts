import { createValueStore } from './value-store'

/** Addresses of files that a worker loaded: the page's own list of what it loaded lacks them. */
export const workerFiles = createValueStore<readonly string[]>([])
