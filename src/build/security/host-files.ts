import { nginxFile } from './nginx-file'
import { vercelFile } from './vercel-file'

/** Hosts read these before or outside the build, so they are committed. */
export const hostFiles = (contentUrl: string | undefined): Readonly<Record<string, string>> => ({
  'vercel.json': vercelFile(contentUrl),
  'deploy/nginx/security-headers.conf': nginxFile(contentUrl),
})
