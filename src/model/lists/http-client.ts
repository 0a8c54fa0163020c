import ky from 'ky'
import { fillIn } from '../fill-words'

/** For the whole exchange: ky's own time-out ends when the headers arrive. */
export const TIMEOUT_MS = 10_000
const MAX_BODY_BYTES = 1_000_000

/** Shared HTTP client without automatic retries. @throws Error where a body is over 1 MB */
export const http = ky.create({
  timeout: TIMEOUT_MS,
  retry: 0,
  onDownloadProgress: ({ transferredBytes }) => {
    if (transferredBytes > MAX_BODY_BYTES)
      throw new Error(fillIn(import.meta.env.PORTFOLIO_FAULT_tooLarge, { n: MAX_BODY_BYTES }))
  },
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
