import ky from 'ky'
import { listMessages } from '../../messages/lists'
import { XSRF_HEADER, xsrfToken } from './xsrf'

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
