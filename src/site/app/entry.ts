// The first script. It loads the others after the first paint, so that text, fonts and portrait come first. A page
// opened in the background is not painted and does not wait. index.html has what must run before the first paint.
import { fetchTexts } from 'virtual:early-texts'

const PAINT = 'paint'
const { dataset } = document.documentElement
let isAsked = false

function loadSite(): void {
  // In browsers older than the oldest supported ones (docs/browsers.md) the page stays plain.
  if (isAsked || dataset.plain === 'old') return
  isAsked = true
  fetchTexts()
  import('./main').catch((error) => {
    console.error(import.meta.env.PORTFOLIO_FAULT_notStarted, error)
    dataset.plain = ''
  })
}

function afterPaint(callback: () => void): void {
  if (PerformanceObserver.supportedEntryTypes.includes(PAINT)) {
    new PerformanceObserver(callback).observe({ type: PAINT, buffered: true })
  } else {
    requestAnimationFrame(() => setTimeout(callback))
  }
}

// In development the page is empty, so that nothing is painted.
if (document.hidden || import.meta.env.DEV) loadSite()
else afterPaint(loadSite)
document.addEventListener('visibilitychange', loadSite, { once: true })
