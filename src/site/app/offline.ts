import { SITE_BASE } from '../../model/site'
import { workerFiles } from '../state/scene-state'
import { savesData } from './saves-data'

/** Registers the service worker, which stores files. To be called after load; VITE_OFFLINE=off disables it. */
export async function startOffline(): Promise<void> {
  if (!import.meta.env.PROD || import.meta.env.VITE_OFFLINE === 'off') return
  // It is missing on plain http and in some private windows.
  if (!('serviceWorker' in navigator)) return
  if (savesData()) return
  const scope = SITE_BASE
  try {
    askWhenShown(await navigator.serviceWorker.register(`${scope}sw.js`, { scope }))
    const { active } = await navigator.serviceWorker.ready
    if (active) reportUsedFiles(active)
  } catch {
    // Storage is refused or the file is missing. The site still works online.
  }
}

const HOUR_MS = 3_600_000

/** Browsers ask for a new version at a load. A page that stays open for days asks when it is shown again. */
function askWhenShown(registration: ServiceWorkerRegistration): void {
  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - askedAt < HOUR_MS) return
    askedAt = Date.now()
    // Without a network it asks again an hour later.
    registration.update().catch(() => {})
  })
}

/** Reports the page, and files that were loaded before the service worker existed, such as the scene. */
function reportUsedFiles(worker: ServiceWorker): void {
  const reportPage = () => worker.postMessage([window.location.href])
  // A page's files may all be there before it is opened. wouter dispatches these events.
  for (const type of ['pushState', 'popstate']) window.addEventListener(type, reportPage)
  const reportScene = () => worker.postMessage(workerFiles.get())
  workerFiles.subscribe(reportScene)
  reportScene()
  const observer = new PerformanceObserver((list) => {
    const files = list.getEntries().map(({ name }) => name)
    worker.postMessage([window.location.href, ...files])
  })
  observer.observe({ type: 'resource', buffered: true })
}
