import { SITE_BASE } from '../model/site'
import { workerFiles } from '../state/scene-state'
import { savesData } from './saves-data'

/** Registers the service worker, which stores files. Call it after load; VITE_OFFLINE=off disables it. */
export async function startOffline(): Promise<void> {
  if (!import.meta.env.PROD || import.meta.env.VITE_OFFLINE === 'off') return
  // Missing on plain http and in some private windows.
  if (!('serviceWorker' in navigator)) return
  if (savesData()) return
  const scope = SITE_BASE
  try {
    await navigator.serviceWorker.register(`${scope}sw.js`, { scope })
    const { active } = await navigator.serviceWorker.ready
    if (active) reportUsedFiles(active)
  } catch {
    // Storage refused or file missing: the site still works online.
  }
}

/** Reports the page, and files loaded before the worker existed, such as the scene on a first visit. */
function reportUsedFiles(worker: ServiceWorker): void {
  const reportPage = () => worker.postMessage([window.location.href])
  // A page whose files were there before it was opened. wouter dispatches these events.
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
