const COOKIE_NAME = 'XSRF-TOKEN'
export const XSRF_HEADER = 'X-XSRF-TOKEN'

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
