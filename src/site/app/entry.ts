// The first file of script. Loads the rest after the first paint: text, fonts and portrait come first.
// A page opened in the background is not painted and does not wait. What must be known before the first
// paint is in index.html.
import { fetchTexts } from 'virtual:early-texts'

/** The build leaves one of them. */
const NOT_STARTED =
  import.meta.env.PORTFOLIO_LANGUAGE === 'en'
    ? 'The site could not start.'
    : 'El sitio no pudo iniciarse.'
const PAINT = 'paint'
const { dataset } = document.documentElement
let isAsked = false

function loadSite(): void {
  // Below the oldest supported browsers (docs/browsers.md) the page stays plain.
  if (isAsked || dataset.plain === 'old') return
  isAsked = true
  fetchTexts()
  import('./main').catch((error) => {
    console.error(NOT_STARTED, error)
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

// In development the page is empty and never painted.
if (document.hidden || import.meta.env.DEV) loadSite()
else afterPaint(loadSite)
document.addEventListener('visibilitychange', loadSite, { once: true })
