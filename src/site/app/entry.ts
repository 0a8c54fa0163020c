// The first script. Loads the rest after the first paint: text, fonts and portrait come first.
// A page opened in the background is not painted and does not wait.
import { fetchTexts } from 'virtual:early-texts'

/** The build leaves one of them. */
const NOT_STARTED =
  import.meta.env.PORTFOLIO_LANGUAGE === 'en'
    ? 'The site could not start.'
    : 'El sitio no pudo iniciarse.'
const PAINT = 'paint'
let isAsked = false

function loadSite(): void {
  if (isAsked) return
  isAsked = true
  fetchTexts()
  import('./main').catch((error) => console.error(NOT_STARTED, error))
}

function afterPaint(callback: () => void): void {
  if (PerformanceObserver.supportedEntryTypes.includes(PAINT)) {
    new PerformanceObserver(callback).observe({ type: PAINT, buffered: true })
  } else {
    requestAnimationFrame(() => setTimeout(callback))
  }
}

// overlay/home/card/strike.ts: once a visit. Before the first paint, where it can be.
try {
  if (sessionStorage.getItem('grabado')) document.documentElement.dataset.struck = ''
} catch {}

// In development the page is empty and never painted.
if (document.hidden || import.meta.env.DEV) loadSite()
else afterPaint(loadSite)
document.addEventListener('visibilitychange', loadSite, { once: true })
