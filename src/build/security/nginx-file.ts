import { securityHeaders } from './security-headers'

/**
 * The include with the headers of every answer. A location with an `add_header` of its own loses
 * all inherited ones, so each location includes this.
 */
export function nginxFile(contentUrl: string | undefined): string {
  const lines = Object.entries(securityHeaders(contentUrl)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  )
  return ['# Written by `npm run headers`.', ...lines, ''].join('\n')
}
