/**
 * The page's first script, and its smallest: text, fonts and portrait have the network to themselves
 * until the page has been painted. The rest is fetched then; a page that opens in the background is
 * not painted, and need not wait.
 */
const PAINT = 'paint'
let isAsked = false

function loadSite(): void {
  if (isAsked) return
  isAsked = true
  import('./main').catch((error) => console.error('El sitio no pudo iniciarse.', error))
}

function afterPaint(callback: () => void): void {
  if (PerformanceObserver.supportedEntryTypes.includes(PAINT)) {
    new PerformanceObserver(callback).observe({ type: PAINT, buffered: true })
  } else {
    requestAnimationFrame(() => setTimeout(callback))
  }
}

if (document.hidden) loadSite()
else afterPaint(loadSite)
document.addEventListener('visibilitychange', loadSite, { once: true })
