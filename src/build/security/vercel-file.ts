import { ASSET_CACHING, type Headers, securityHeaders } from './security-headers'

const rule = (source: string, headers: Headers) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
})

export function vercelFile(contentUrl: string | undefined): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: 'npm run publish-check && npm run build',
    outputDirectory: 'dist',
    trailingSlash: true,
    headers: [rule('/(.*)', securityHeaders(contentUrl)), rule('/assets/(.*)', ASSET_CACHING)],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
