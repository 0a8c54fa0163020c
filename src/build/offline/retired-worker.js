/*
 * What stands in the service worker's place after a build with VITE_OFFLINE=off: browsers that
 * have the old one fetch this, forget what was kept, and go on without a worker.
 */
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(retire()))

async function retire() {
  for (const name of await caches.keys()) {
    if (name.startsWith(`portfolio ${SITE.base} `)) await caches.delete(name)
  }
  await registration.unregister()
}
