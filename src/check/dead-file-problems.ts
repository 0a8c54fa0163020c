import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { messages } from '../messages/messages'
import type { Problem } from '../owner/problem'
import { readIfThere } from '../owner/reading/files/read-file'
import { listPublicFiles } from '../owner/reading/public-files'
import type { Project } from './project-content'

/** Requested by hosts and search engines. */
const FOR_OTHERS =
  /^(?:CNAME|\.nojekyll|_headers|_redirects|robots\.txt|google[\da-f]+\.html|BingSiteAuth\.xml|\.well-known\/.+)$/
const CODE = /\.(?:tsx?|css)$/
/** These name files of public/ only as examples or as content. */
const WITHOUT_NAMES = ['src/content/', 'src/model/', 'src/owner/', 'src/check/', 'src/messages/']

function codeOf(root: string): string {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.split(path.sep).join('/')}`)
    .filter((file) => CODE.test(file) && !WITHOUT_NAMES.some((folder) => file.startsWith(folder)))
  const page = readIfThere(path.join(root, 'index.html')) ?? ''
  return [page, ...files.map((file) => readFileSync(path.join(root, file), 'utf8'))].join('\n')
}

/** Files of public/ that neither the content nor the code names. */
export function deadFileProblems({ root, publicDir, values }: Project): Problem[] {
  const named = new Set(values.map(({ value }) => value))
  const unnamed = [...listPublicFiles(publicDir)].filter(
    (file) => !named.has(file) && !FOR_OTHERS.test(file),
  )
  if (unnamed.length === 0) return []
  const code = codeOf(root)
  return unnamed
    .filter((file) => !code.includes(file))
    .sort()
    .map((file) => ({
      file: `public/${file}`,
      ...messages().check.deadFile,
    }))
}
