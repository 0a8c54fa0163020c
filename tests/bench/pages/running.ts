/** Tells the benchmark that this page does what it is measured for. */
export function running(): void {
  document.documentElement.dataset.bench = 'running'
}

/** How many particles the address asks for. */
export const askedCount = (): number =>
  Number(new URLSearchParams(window.location.search).get('count'))
