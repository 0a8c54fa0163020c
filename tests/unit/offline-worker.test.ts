import { readFileSync } from 'node:fs'
import vm from 'node:vm'
import { expect, it } from 'vitest'

const ORIGIN = 'https://ada.example.com'
const SITE = {
  base: '/',
  version: '1',
  pages: { '': '/' },
  notFound: '/404.html',
  files: ['/'],
  others: ['/cv.pdf'],
}
const SOURCE = readFileSync('src/tools/output/offline/worker.js', 'utf8')

type FakeCache = Pick<Cache, 'match' | 'put'>
type FakeCaches = Pick<CacheStorage, 'open' | 'match'>

const nothing = async () => undefined
const fails = async () => {
  throw new Error('QuotaExceededError')
}
const never = () => new Promise<never>(() => {})
const cachesWith = (cache: Partial<FakeCache>, storage: Partial<FakeCaches> = {}): FakeCaches => ({
  open: async () => ({ match: nothing, put: nothing, ...cache }) as unknown as Cache,
  match: nothing,
  ...storage,
})

/** The worker on a network that answers every address with its path. */
function startWorker(caches: FakeCaches) {
  const listeners = new Map<string, (event: object) => void>()
  vm.runInNewContext(`const SITE = ${JSON.stringify(SITE)}\n${SOURCE}`, {
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
    caches,
    fetch: async ({ url }: { url: string }) =>
      Object.defineProperty(new Response(new URL(url).pathname), 'type', { value: 'basic' }),
    location: new URL(ORIGIN),
    Response,
    setTimeout,
    URL,
  })
  /** What a page gets, and what the worker stays awake for. */
  return (path: string) => {
    let answer: Promise<Response> | undefined
    const awaited: Promise<unknown>[] = []
    const mode = path === '/' ? 'navigate' : 'no-cors'
    listeners.get('fetch')?.({
      request: { url: `${ORIGIN}${path}`, method: 'GET', mode, headers: new Headers() },
      respondWith: (response: Promise<Response>) => {
        answer = response
      },
      waitUntil: (work: Promise<unknown>) => awaited.push(work),
    })
    return { text: answer?.then((response) => response.text()), awaited }
  }
}

it.each<[what: string, caches: FakeCaches]>([
  ['takes nothing more', cachesWith({ put: fails })],
  ['never ends storing', cachesWith({ put: never })],
  ['cannot be opened', cachesWith({}, { open: fails })],
  ['cannot be searched', cachesWith({ match: fails }, { match: fails })],
])('the network answers when the cache %s', async (what, caches) => {
  for (const path of ['/', '/assets/main-1.js', '/cv.pdf']) {
    const { text, awaited } = startWorker(caches)(path)
    expect(await text).toBe(path)
    if (!what.startsWith('never')) await Promise.all(awaited)
  }
})

it('the network answers with a page when the cache never says what it has', async () => {
  const caches = cachesWith({ match: never }, { open: never, match: never })
  expect(await startWorker(caches)('/').text).toBe('/')
})
