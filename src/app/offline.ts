import { workerFiles } from '../interaction/loaded-files'
import { SITE_BASE } from '../model/site-base'

/**
 * Makes the site open without a network from the next visit on. Call it once the page is complete,
 * so that the first visit pays nothing for it. Built with VITE_OFFLINE=off, it does nothing.
 */
export function startOffline(): void {
  if (!import.meta.env.PROD || import.meta.env.VITE_OFFLINE === 'off') return
  // Absent on plain http and in some private windows.
  if (!('serviceWorker' in navigator)) return
  void register()
}

async function register(): Promise<void> {
  const scope = SITE_BASE
  try {
    await navigator.serviceWorker.register(`${scope}sw.js`, { scope })
    const { active } = await navigator.serviceWorker.ready
    if (active) reportUsedFiles(active)
  } catch {
    // The browser refuses storage, or the host lacks the file: the site works online.
  }
}

/** Tells the service worker what was loaded before it was there, as the scene is on a first visit. */
function reportUsedFiles(worker: ServiceWorker): void {
  const reportScene = () => worker.postMessage(workerFiles.get())
  workerFiles.subscribe(reportScene)
  reportScene()
  const observer = new PerformanceObserver((list) => {
    worker.postMessage(list.getEntries().map(({ name }) => name))
  })
  observer.observe({ type: 'resource', buffered: true })
}
