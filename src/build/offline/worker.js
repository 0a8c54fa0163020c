/*
 * The service worker: once visited, the site opens without a network. The build writes this file
 * as it is after `const SITE = …`:
 *   base      path of the site, with a slash at both ends
 *   version   hash of everything below
 *   pages     file address of each page, by its path without the final slash
 *   notFound  address of the not-found page
 *   files     what every page needs, kept from the first visit on
 *   others    addresses of the other files, kept once they were used: the scene, the CV
 *
 * It never skips waiting: a new version takes over when no tab of the old one is left, and only
 * then are the old files forgotten, so that an open tab still finds its chunks after a deploy.
 */
const PREFIX = `portfolio ${SITE.base} `
const KEPT = `${PREFIX}${SITE.version}`
const USED = `${PREFIX}used`
const ASSETS = `${SITE.base}assets/`
/** How long a page may take before its kept copy is shown. */
const PATIENCE_MS = 3000
/** The origin says which copy is right, so a `Vary` on it must not hide one. */
const ANY_VARIANT = { ignoreVary: true }

const isAsset = (url) => url.pathname.startsWith(ASSETS)
const isOurs = (url) => url.origin === location.origin && url.pathname.startsWith(SITE.base)

/** A copy that says nothing of redirects, which a page may not be opened from. */
const plainCopy = async (response, status = response.status) =>
  new Response(await response.blob(), { status, headers: response.headers })

/** What is kept of an address. A storage that fails has nothing: the network may still answer. */
const findKept = (url, options) =>
  caches.match(url, { ...ANY_VARIANT, ...options }).catch(() => undefined)

async function keep(cache, address) {
  const url = new URL(address, location.origin)
  const known = isAsset(url) ? await findKept(url) : undefined
  if (known) return cache.put(url, known)
  // Asset names change with their content; all else is asked for anew.
  const response = await fetch(url, { cache: isAsset(url) ? 'default' : 'no-cache' })
  if (address === SITE.notFound) return cache.put(url, await plainCopy(response, 404))
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`)
  return cache.put(url, response.redirected ? await plainCopy(response) : response)
}

async function keepAll() {
  const cache = await caches.open(KEPT)
  await Promise.all([...SITE.files, SITE.notFound].map((address) => keep(cache, address)))
}

/** Forgets what no page of this version can ask for, and takes over the tab of a first visit. */
async function takeOver() {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== KEPT && name !== USED) await caches.delete(name)
  }
  const used = await caches.open(USED)
  for (const { url } of await used.keys()) {
    if (!SITE.others.includes(new URL(url).pathname)) await used.delete(url)
  }
  await clients.claim()
}

/** Where storage is full or fails, the file is only not kept. */
async function keepCopy(url, response) {
  try {
    const used = await caches.open(USED)
    await used.put(url, response)
  } catch {}
}

/** Keeps files that a page loaded before this worker was there to see it. */
async function keepUsed(addresses) {
  for (const address of addresses) {
    const url = new URL(address)
    if (!isOurs(url) || !isAsset(url) || (await findKept(url))) continue
    const response = await fetch(url)
    if (response.ok) await keepCopy(url, response)
  }
}

/** The network's answer at once; it is stored meanwhile. */
async function fetchAndKeep(event) {
  const response = await fetch(event.request)
  if (response.status === 200 && response.type === 'basic') {
    event.waitUntil(keepCopy(event.request.url, response.clone()))
  }
  return response
}

const answerAsset = async (event) => (await findKept(event.request.url)) ?? fetchAndKeep(event)

async function answerFile(event) {
  try {
    return await fetchAndKeep(event)
  } catch (error) {
    const kept = await findKept(event.request.url, { ignoreSearch: true })
    if (kept) return kept
    throw error
  }
}

const tooSlow = () =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('timeout')), PATIENCE_MS)
  })

/** The network's page, else the kept copy of that same page: another one's would not hydrate. */
async function answerPage(request, address) {
  const network = fetch(request)
  const kept = findKept(address ?? SITE.notFound, { cacheName: KEPT })
  try {
    // An unknown address is waited for: only without a network is it surely not found.
    const response = await (address ? Promise.race([network, tooSlow()]) : network)
    if (response.status < 500) return response
  } catch {}
  return (await kept) ?? network
}

addEventListener('install', (event) => event.waitUntil(keepAll()))
addEventListener('activate', (event) => event.waitUntil(takeOver()))
addEventListener('message', (event) => event.waitUntil(keepUsed(event.data)))
addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || !isOurs(url) || request.headers.has('range')) return
  const path = url.pathname.replace(/(?:index\.html|\/)$/, '').replace(/\/$/, '')
  const isPage = request.mode === 'navigate' && !/\.\w+$/.test(path)
  if (isAsset(url)) event.respondWith(answerAsset(event))
  else if (isPage) event.respondWith(answerPage(request, SITE.pages[path]))
  else event.respondWith(answerFile(event))
})
