/** Runs in the page before its own scripts. Save-Data disables the scene. */
export function withoutScene(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}
