import { contentPolicy, policyText } from './content-policy'

export type Headers = Readonly<Record<string, string>>

const YEAR_S = 31_536_000

/** Names under assets/ hold a content hash. */
export const ASSET_CACHING: Headers = {
  'Cache-Control': `public, max-age=${YEAR_S}, immutable`,
}

/** Revalidated, so that a deploy shows at the next visit. */
export const PAGE_CACHING: Headers = { 'Cache-Control': 'no-cache' }

/** Without `accelerometer`, a phone's orientation events stop silently. */
export const securityHeaders = (contentUrl: string | undefined): Headers => ({
  'Content-Security-Policy': policyText(contentPolicy(contentUrl)),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(self), gyroscope=(self), magnetometer=(), camera=(), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': `max-age=${YEAR_S}`,
})
