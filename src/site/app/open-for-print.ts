/** Folded texts are printed, also where no style can open them: Safari to 18.3, Firefox to 142. */
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
