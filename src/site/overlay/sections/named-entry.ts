/** The entry that the address names: `/experiencia/#experiencia-1` names the first post. */
export const namedEntry = (): HTMLElement | null | undefined =>
  document.getElementById(window.location.hash.slice(1))?.closest('li')

/** Focuses its heading, which announces it and, by CSS, lights it. @returns whether there is one */
export function focusEntry(entry: HTMLElement | null | undefined): boolean {
  entry?.querySelector('details')?.setAttribute('open', '')
  const heading = entry?.querySelector<HTMLElement>('h2, h3, h4') ?? entry?.querySelector('article')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

/** Goes to the entry that the address names on a page that has just been opened. */
export function goToNamedEntry(): void {
  const entry = namedEntry()
  if (focusEntry(entry)) entry?.scrollIntoView()
}
