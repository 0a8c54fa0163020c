import { createHash } from 'node:crypto'
import { canParse } from '../../../model/schema/fields'
import { ProblemError, showProblem } from '../../content/problem'
import type { Messages } from '../../messages/es/es'

/** No characters with a meaning in a policy, a header or an attribute. */
const PLAIN_ORIGIN = /^https?:\/\/[\w.:[\]-]+$/

/** Undefined when the lists are local. @throws ProblemError if not http(s), or unsafe in a policy */
function originOf(contentUrl: string | undefined, say: Messages): string | undefined {
  if (!contentUrl) return undefined
  // A relative address stays on this origin; `//host/path` does not.
  const own = 'https://own.invalid'
  const origin = canParse(contentUrl, own) ? new URL(contentUrl, own).origin : ''
  if (origin === own) return undefined
  if (PLAIN_ORIGIN.test(origin)) return origin
  const found = JSON.stringify(contentUrl)
  const expected = say.commands.contentUrl
  throw new ProblemError(showProblem({ file: 'VITE_CONTENT_URL', found, expected }, say))
}

/**
 * Own files, and inline the one script of index.html, by its hash, which the hosts' files have too. Who may
 * frame the site is in those alone: no meta tag can say it.
 */
export function contentPolicy(
  contentUrl: string | undefined,
  say: Messages,
  inlineScript: string,
): string {
  const contentOrigin = originOf(contentUrl, say)
  const hash = createHash('sha256').update(inlineScript).digest('base64')
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
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
