// The first script. Loads the rest after the first paint: text, fonts and portrait come first.
// A page opened in the background is not painted and does not wait.
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
