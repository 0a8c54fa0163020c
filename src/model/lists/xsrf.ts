const COOKIE_NAME = 'XSRF-TOKEN'
export const XSRF_HEADER = 'X-XSRF-TOKEN'

/**
 * The value of the X-XSRF-TOKEN header for a request, or null when it gets none: only requests to
 * our own origin that can change something carry it. Comparing origins also covers `//host`, which
 * looks relative (the hole of CVE-2025-66035).
 */
export function xsrfToken(
  request: { method: string; url: string },
  page: { address: string; cookies: string },
): string | null {
  const method = request.method.toUpperCase()
  if (method === 'GET' || method === 'HEAD') return null
  if (new URL(request.url, page.address).origin !== new URL(page.address).origin) return null
  const pair = page.cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${COOKIE_NAME}=`))
  return pair ? decodeURIComponent(pair.slice(COOKIE_NAME.length + 1)) : null
}
