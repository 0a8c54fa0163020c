/** Runs in the page before its own scripts: a visitor who saves data is not sent the scene. */
export function withoutScene(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}
