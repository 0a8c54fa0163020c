import { workerFiles } from '../interaction/scene-state'
import { SITE_BASE } from '../model/site'

/** Registers the service worker. Call it after load; VITE_OFFLINE=off disables it. */
export async function startOffline(): Promise<void> {
  if (!import.meta.env.PROD || import.meta.env.VITE_OFFLINE === 'off') return
  // Missing on plain http and in some private windows.
  if (!('serviceWorker' in navigator)) return
  const scope = SITE_BASE
  try {
    await navigator.serviceWorker.register(`${scope}sw.js`, { scope })
    const { active } = await navigator.serviceWorker.ready
    if (active) reportUsedFiles(active)
  } catch {
    // Storage refused or file missing: the site still works online.
  }
}

/** Reports files loaded before the worker existed, such as the scene on a first visit. */
function reportUsedFiles(worker: ServiceWorker): void {
  const reportScene = () => worker.postMessage(workerFiles.get())
  workerFiles.subscribe(reportScene)
  reportScene()
  const observer = new PerformanceObserver((list) => {
    worker.postMessage(list.getEntries().map(({ name }) => name))
  })
  observer.observe({ type: 'resource', buffered: true })
}
