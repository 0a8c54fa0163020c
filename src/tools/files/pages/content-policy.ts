import { ProblemError, showProblem } from '../../content/problem'
import type { Messages } from '../../messages/es/es'

/** No characters with a meaning in a policy, a header or an attribute. */
const PLAIN_ORIGIN = /^https?:\/\/[\w.:[\]-]+$/

/** Undefined when the lists are local. @throws ProblemError if not http(s), or unsafe in a policy */
function originOf(contentUrl: string | undefined, say: Messages): string | undefined {
  if (!contentUrl) return undefined
  // A relative address stays on this origin; `//host/path` does not.
  const own = 'https://own.invalid'
  const origin = URL.canParse(contentUrl, own) ? new URL(contentUrl, own).origin : ''
  if (origin === own) return undefined
  if (PLAIN_ORIGIN.test(origin)) return origin
  const found = JSON.stringify(contentUrl)
  const expected = say.commands.contentUrl
  throw new ProblemError(showProblem({ file: 'VITE_CONTENT_URL', found, expected }, say))
}

/** Own files and nothing inline. Who may frame the site is in the hosts' files: no meta tag can say it. */
export function contentPolicy(contentUrl: string | undefined, say: Messages): string {
  const contentOrigin = originOf(contentUrl, say)
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${contentOrigin ? ` ${contentOrigin}` : ''}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}
