import ky from 'ky'
import { listMessages } from '../../words/console'

const TIMEOUT_MS = 10_000
const MAX_BODY_BYTES = 1_000_000

/** Shared HTTP client without automatic retries. */
export const http = ky.create({
  timeout: TIMEOUT_MS,
  retry: 0,
  hooks: {
    beforeRequest: [
      (request) => {
        const page = { address: window.location.href, cookies: document.cookie }
        const token = xsrfToken(request, page)
        if (token !== null) request.headers.set(XSRF_HEADER, token)
      },
    ],
  },
})

/** Reads a body as text. @throws Error over 1 MB or after the request's time-out */
export async function readCapped(response: Response, signal: AbortSignal): Promise<string> {
  if (!response.body) return ''
  const reader = response.body.getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const cancel = () => void reader.cancel()
  signal.addEventListener('abort', cancel)
  let text = ''
  let bytes = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      bytes += part.value.byteLength
      if (bytes > MAX_BODY_BYTES) throw new Error(listMessages().tooLarge(MAX_BODY_BYTES))
      text += decoder.decode(part.value, { stream: true })
    }
    signal.throwIfAborted()
    return text + decoder.decode()
  } finally {
    signal.removeEventListener('abort', cancel)
    void reader.cancel().catch(() => {})
  }
}

/** Covers the body too: ky's own time-out ends when the headers arrive. */
export const wholeExchange = () => AbortSignal.timeout(TIMEOUT_MS)

const COOKIE_NAME = 'XSRF-TOKEN'
const XSRF_HEADER = 'X-XSRF-TOKEN'

/** Value of the X-XSRF-TOKEN header; null for reads and for other origins. */
export function xsrfToken(
  request: { method: string; url: string },
  page: { address: string; cookies: string },
): string | null {
  const method = request.method.toUpperCase()
  if (method === 'GET' || method === 'HEAD') return null
  // Compare origins: `//host` looks relative (CVE-2025-66035).
  if (new URL(request.url, page.address).origin !== new URL(page.address).origin) return null
  const pair = page.cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${COOKIE_NAME}=`))
  return pair ? decodeURIComponent(pair.slice(COOKIE_NAME.length + 1)) : null
}
