/** History state of /contacto when the grid is one step back; closing then goes back. */
export const OPENED_FROM_GRID = { openedFromGrid: true }

export function wasOpenedFromGrid(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'openedFromGrid' in state
}
