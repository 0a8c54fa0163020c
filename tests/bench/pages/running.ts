export function running(): void {
  document.documentElement.dataset.bench = 'running'
}

export const askedCount = (): number =>
  Number(new URLSearchParams(window.location.search).get('count'))
