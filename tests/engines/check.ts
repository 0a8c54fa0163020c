import type { Browser, Conditions } from './browser'
import type { Site } from './site'

export type Check = {
  /** Matched by `npm run test:engines -- name`. */
  name: string
  conditions?: Conditions
  run: (browser: Browser, site: Site) => Promise<void>
}
