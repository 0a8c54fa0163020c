// Service worker: after one visit the site opens offline. The build puts `const SITE = …` before
// this file (worker-file.ts). No skipWaiting: a new version takes over, and deletes old
// files, when no tab of the old one is left. Open tabs still find their chunks after a deploy.
const PREFIX = `portfolio ${SITE.base} `
const KEPT = `${PREFIX}${SITE.version}`
const USED = `${PREFIX}used`
const ASSETS = `${SITE.base}assets/`
/** How long to wait for the network before showing the cached page. */
const PATIENCE_MS = 3000
/** A `Vary` header must not hide a copy: the URL alone identifies it. */
const ANY_VARIANT = { ignoreVary: true }

const isAsset = (url) => url.pathname.startsWith(ASSETS)
/** Without the final slash. */
const pathOf = (url) => url.pathname.replace(/(?:index\.html|\/)$/, '').replace(/\/$/, '')
const isOurs = (url) => url.origin === location.origin && url.pathname.startsWith(SITE.base)

/** Without the redirected flag: browsers refuse redirected responses for a navigation. */
const plainCopy = async (response, status = response.status) =>
  new Response(await response.blob(), { status, headers: response.headers })

/** A failing storage counts as empty: the network may still answer. */
const findKept = (url, options) =>
  caches.match(url, { ...ANY_VARIANT, ...options }).catch(() => undefined)

async function keep(cache, address) {
  const url = new URL(address, location.origin)
  const known = isAsset(url) ? await findKept(url) : undefined
  if (known) return cache.put(url, known)
  // Asset names hold a content hash; everything else is revalidated.
  const response = await fetch(url, { cache: isAsset(url) ? 'default' : 'no-cache' })
  if (address === SITE.notFound) return cache.put(url, await plainCopy(response, 404))
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`)
  return cache.put(url, response.redirected ? await plainCopy(response) : response)
}

async function visitedLanguages() {
  const isVisited = await Promise.all(SITE.languages.map(([page]) => findKept(page)))
  return SITE.languages.filter((_, index) => isVisited[index]).flat()
}

/** Of pages that no visit caches by itself. */
async function visitedPages() {
  const late = Object.values(SITE.pages).filter((page) => !SITE.languages.flat().includes(page))
  const isVisited = await Promise.all(late.map((page) => findKept(page)))
  return late.filter((_, index) => isVisited[index])
}

async function keepAll() {
  const cache = await caches.open(KEPT)
  const visited = [...(await visitedLanguages()), ...(await visitedPages())]
  const files = [...SITE.files, SITE.notFound, ...visited]
  await Promise.all(files.map((address) => keep(cache, address)))
}

/** The main language's home is above all the others. */
const languageOf = (page) =>
  SITE.languages.findLast(([home]) => page.startsWith(home)) ?? SITE.languages[0]

async function keepLanguage(page) {
  const cache = await caches.open(KEPT)
  const files = new Set([...languageOf(page), page])
  const isKept = async (address) => (await cache.match(address, ANY_VARIANT)) !== undefined
  await Promise.all([...files].map(async (file) => (await isKept(file)) || keep(cache, file)))
}

/** Deletes what this version does not use, then claims the tab of a first visit. */
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

/** If storage is full or fails, the file is just not cached. */
async function keepCopy(url, response) {
  try {
    const used = await caches.open(USED)
    await used.put(url, response)
  } catch {}
}

/** Caches the language of the page, and files that it loaded before this worker was active. */
async function keepUsed(addresses) {
  for (const address of addresses) {
    const url = new URL(address)
    const page = isOurs(url) && SITE.pages[pathOf(url)]
    if (page) await keepLanguage(page)
    if (!isOurs(url) || !isAsset(url) || (await findKept(url))) continue
    const response = await fetch(url)
    if (response.ok) await keepCopy(url, response)
  }
}

async function fetchAndKeep(event) {
  const response = await fetch(event.request)
  if (response.status === 200 && response.type === 'basic') {
    event.waitUntil(keepCopy(event.request.url, response.clone()))
  }
  return response
}

const answerAsset = async (event) => (await findKept(event.request.url)) ?? fetchAndKeep(event)

const tooSlow = () =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('timeout')), PATIENCE_MS)
  })

async function answerFile(event) {
  const network = fetchAndKeep(event)
  const kept = findKept(event.request.url, { ignoreSearch: true })
  try {
    return await Promise.race([network, tooSlow()])
  } catch {}
  // What comes late is kept for the next time.
  event.waitUntil(network.catch(() => {}))
  return (await kept) ?? network
}

/** The network's page, else the cached copy of the same page: another would not hydrate. */
async function answerPage(request, address) {
  const network = fetch(request)
  const kept = findKept(address ?? SITE.notFound, { cacheName: KEPT })
  try {
    // No timeout for an unknown address: only the network can tell that it does not exist.
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
  const path = pathOf(url)
  const isPage = request.mode === 'navigate' && !/\.\w+$/.test(path)
  if (isAsset(url)) event.respondWith(answerAsset(event))
  else if (isPage) event.respondWith(answerPage(request, SITE.pages[path]))
  else event.respondWith(answerFile(event))
})
