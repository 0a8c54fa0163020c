/** In the history state of /contacto: the grid is one step back, so closing goes there. */
export const OPENED_FROM_GRID = { openedFromGrid: true }

/** Whether the current history entry was pushed by the grid's contact tile. */
export function wasOpenedFromGrid(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'openedFromGrid' in state
}
