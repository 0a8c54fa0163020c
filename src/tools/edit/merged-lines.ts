import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * A text with what two others change in it, line by line, as git merges it.
 * @returns undefined where both change the same lines, or lines side by side, and where there is no git
 */
export function mergedLines(base: string, mine: string, theirs: string): string | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'portfolio-merge-'))
  const texts = Object.entries({ mine, base, theirs })
  try {
    // A last line without its end would be another line.
    for (const [name, text] of texts) writeFileSync(path.join(folder, name), `${text}\n`)
    const asked = ['merge-file', '--stdout', ...texts.map(([name]) => name)]
    const options = { cwd: folder, encoding: 'utf8' as const }
    return execFileSync('git', asked, options).slice(0, -1)
  } catch {
    return undefined
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
