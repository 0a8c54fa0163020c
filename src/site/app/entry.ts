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

// Before the first paint: pages.tsx lets it wait for this script.
try {
  const { dataset } = document.documentElement
  // state/motion-preference.ts
  if (localStorage.getItem('animacion') === 'pausada') dataset.motion = 'still'
  // overlay/home/card/strike.ts: once a visit.
  if (sessionStorage.getItem('grabado')) dataset.struck = ''
} catch {}

// In development the page is empty and never painted.
if (document.hidden || import.meta.env.DEV) loadSite()
else afterPaint(loadSite)
document.addEventListener('visibilitychange', loadSite, { once: true })
