import { contentPolicy, policyText } from './content-policy'

export type Headers = Readonly<Record<string, string>>

const YEAR_S = 31_536_000

/** Names of files under assets/ change with their content, so a copy of one is good for ever. */
export const ASSET_CACHING: Headers = {
  'Cache-Control': `public, max-age=${YEAR_S}, immutable`,
}

/** Everything else is asked for anew: a deploy shows at the next visit. */
export const PAGE_CACHING: Headers = { 'Cache-Control': 'no-cache' }

/**
 * The headers of every answer. The gyroscope needs `accelerometer` too, or a phone's orientation
 * events stop without a word.
 */
export const securityHeaders = (contentUrl: string | undefined): Headers => ({
  'Content-Security-Policy': policyText(contentPolicy(contentUrl)),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(self), gyroscope=(self), magnetometer=(), camera=(), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': `max-age=${YEAR_S}`,
})
