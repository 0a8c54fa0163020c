import { nginxFile } from './nginx-file'
import { vercelFile } from './vercel-file'

/** Files that hosts read before or beside the build, so they are kept in the repository. */
export const hostFiles = (contentUrl: string | undefined): Readonly<Record<string, string>> => ({
  'vercel.json': vercelFile(contentUrl),
  'deploy/nginx/security-headers.conf': nginxFile(contentUrl),
})
