import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesOfPages } from '../content/pages/markdown-problems'
import type { Problem } from '../content/problem'
import { readIfThere } from '../content/workspace/read-file'
import type { Checked } from './checked'

export function replacedFileNotes({ publicFiles, built, perfil, say }: Checked): string[] {
  const files = [...publicFiles].filter((file) => built.has(file) && file !== perfil.cv)
  return files.length === 0 ? [] : [say.check.replacedFiles(files.sort().join(', '))]
}

/** Requested by hosts, search engines and browsers. */
const FOR_OTHERS =
  /^(?:CNAME|\.nojekyll|_redirects|favicon\.ico|google[\da-f]+\.html|BingSiteAuth\.xml|\.well-known\/.+)$/
const CODE = /\.(?:tsx?|css)$/
/** These name files of public/ only as examples or as content. */
const WITHOUT_NAMES = /^src\/(?:content|model|tools\/(?:content|check|messages))\//

/** All of the project that may name files of public/ and is no content. */
export function codeOf(root: string): string {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.split(path.sep).join('/')}`)
    .filter((file) => CODE.test(file) && !WITHOUT_NAMES.test(file))
  const page = readIfThere(path.join(root, 'index.html')) ?? ''
  return [page, ...files.map((file) => readFileSync(path.join(root, file), 'utf8'))].join('\n')
}

/** Files of public/ that nothing names, and that take the place of none that the build makes. */
export function deadFileProblems(site: Checked): Problem[] {
  const { workspace, publicFiles, built, values, say } = site
  const named = new Set([...values.map(({ value }) => value), ...filesOfPages(site)])
  const unnamed = [...publicFiles].filter(
    (file) => !named.has(file) && !built.has(file) && !FOR_OTHERS.test(file),
  )
  if (unnamed.length === 0) return []
  const code = codeOf(workspace.root)
  return unnamed
    .filter((file) => !code.includes(file))
    .sort()
    .map((file) => ({ file: `public/${file}`, ...say.check.deadFile }))
}
