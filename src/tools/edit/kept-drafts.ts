import path from 'node:path'
import { readIfThere } from '../content/workspace/read-file'
import type { Workspace } from '../content/workspace/workspace'
import { writeAll } from '../content/workspace/write-all'
import type { Draft } from './drafts'

const FILE = '.cache/edit/drafts.json'

/** What is typed and in no file of the content yet: it outlives the tab and the server. */
export function keptDrafts(workspace: Workspace) {
  const { root } = workspace
  const text = () => String(readIfThere(path.join(root, FILE)) ?? '')
  const read = (): Draft[] => {
    try {
      const kept: unknown = JSON.parse(text())
      return Array.isArray(kept) ? kept : []
    } catch {
      return []
    }
  }
  return {
    read,
    /** All that is typed, as text. */
    values: () => JSON.stringify(read().map(({ value }) => value)),
    /** @throws ProblemError */
    write(drafts: readonly Draft[]): void {
      const bytes = JSON.stringify(drafts)
      if (bytes !== (text() || '[]')) writeAll([{ file: FILE, bytes }], workspace.say, { root })
    },
  }
}
