/** Opens folded texts for print, for browsers in which CSS cannot: Safari up to 18.3, Firefox up to 142. */
export function openForPrint(): void {
  let opened: HTMLDetailsElement[] = []
  window.addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')]
    for (const each of opened) each.open = true
  })
  window.addEventListener('afterprint', () => {
    for (const each of opened) each.open = false
  })
}
