import type { Browser, Conditions } from './browser'
import type { Site } from './site'

/** One main path. Each has a browser of its own, as on a first visit. */
export type Check = {
  /** What `npm run test:engines -- name` selects by. */
  name: string
  conditions?: Conditions
  /** Throws what is wrong. */
  run: (browser: Browser, site: Site) => Promise<void>
}
