import { securityHeaders } from './security-headers'

/** Every location includes this: an `add_header` of its own drops the inherited ones. */
export function nginxFile(contentUrl: string | undefined): string {
  const lines = Object.entries(securityHeaders(contentUrl)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  )
  return ['# Written by `npm run headers`.', ...lines, ''].join('\n')
}
