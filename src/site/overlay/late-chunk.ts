import { createChunk } from './chunk'

/** Screens and dialogs that neither home nor the grid shows at first. */
export const lateScreens = createChunk('late-screens.ts', () => import('./late-screens'))
