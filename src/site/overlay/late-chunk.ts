import { createChunk } from './chunk'

/** What home doesn't show. */
export const lateScreens = createChunk('late-screens.ts', () => import('./late-screens'))
