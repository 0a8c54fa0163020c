import { createChunk } from './chunk'

/** Screens and dialogs that neither home nor the grid shows at first. Apart from screen-loader.ts, which imports the grid: the grid shows one of them. */
export const lateScreens = createChunk('late-screens.ts', () => import('./late-screens'))
