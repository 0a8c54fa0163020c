import { OwnerError } from '../../owner/owner-error'

/** CSP directives by name; a value is the list of sources that it allows. */
export type ContentPolicy = Readonly<Record<string, readonly string[]>>

/** What stands in a policy, a header and an attribute without a meaning of its own there. */
const PLAIN_ORIGIN = /^https?:\/\/[\w.:[\]-]+$/

/**
 * The origin of a list server, or undefined when the lists come from the site itself.
 * @throws OwnerError for what is no http(s) address, or holds signs of the policy's own
 */
function originOf(contentUrl: string | undefined): string | undefined {
  if (!contentUrl) return undefined
  // Any relative address stays on this origin; `//host/path` does not.
  const own = 'https://own.invalid'
  const origin = URL.canParse(contentUrl, own) ? new URL(contentUrl, own).origin : ''
  if (origin === own) return undefined
  if (PLAIN_ORIGIN.test(origin)) return origin
  throw new OwnerError(
    [
      'VITE_CONTENT_URL',
      `  se encontró: ${JSON.stringify(contentUrl)}`,
      '  se esperaba: la dirección de las listas, por ejemplo https://datos.example.com/listas',
    ].join('\n'),
  )
}

/**
 * All that a page may load or do: its own files and nothing inline.
 * @param contentUrl `VITE_CONTENT_URL`: the one other origin that may be asked, for lists
 */
export function contentPolicy(contentUrl: string | undefined): ContentPolicy {
  const contentOrigin = originOf(contentUrl)
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(contentOrigin ? [contentOrigin] : [])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
}

/** Browsers heed these in a header only, and complain of them in a meta tag. */
const HEADER_ONLY = ['frame-ancestors', 'report-uri', 'sandbox']

/** The policy as a header's value. */
export const policyText = (policy: ContentPolicy) =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')

/** The policy as the page's own meta tag, for hosts that send no headers. */
export function policyMetaTag(policy: ContentPolicy): string {
  const heeded = Object.entries(policy).filter(([directive]) => !HEADER_ONLY.includes(directive))
  return `<meta http-equiv="Content-Security-Policy" content="${policyText(Object.fromEntries(heeded))}" />`
}
