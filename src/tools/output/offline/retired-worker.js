// Replaces sw.js in a build with VITE_OFFLINE=off: deletes the caches and unregisters.
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(retire()))

async function retire() {
  for (const name of await caches.keys()) {
    if (name.startsWith(`portfolio ${SITE.base} `)) await caches.delete(name)
  }
  await registration.unregister()
}
