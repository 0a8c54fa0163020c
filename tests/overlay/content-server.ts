import { vi } from 'vitest'

export const ADDRESS = 'https://contenido.example.com/listas'

type Answer = () => Response | Promise<Response>

export const answers = {
  json: (body: unknown) => () => new Response(JSON.stringify(body)),
  text: (body: string) => () => new Response(body),
  status: (status: number) => () => new Response('{}', { status }),
  noConnection: () => Promise.reject(new TypeError('Failed to fetch')),
}

export function answerLater(answer: Answer) {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { answer: () => arrived.then(answer), arrive }
}

/** Replaces fetch. A list without an answer stays pending; `en/educacion` is one in English. */
export function startContentServer() {
  const given = new Map<string, Answer>()
  const requests: string[] = []
  vi.stubEnv('VITE_CONTENT_URL', ADDRESS)
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request.url)
    const [name = ''] = /(?<=\/listas\/).+(?=\.json$)/.exec(request.url) ?? []
    const answer = given.get(name)
    return answer ? answer() : new Promise(() => {})
  })
  return { requests, answer: (name: string, answer: Answer) => given.set(name, answer) }
}
