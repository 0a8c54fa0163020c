import path from 'node:path'
import { readIfThere } from '../content/workspace/read-file'
import type { Workspace } from '../content/workspace/workspace'
import { writeAll } from '../content/workspace/write-all'
import { type FieldSpot, isAt } from './field-spot'

const FILE = '.cache/edit/drafts.json'

/** What is typed and in no file of the content yet: it outlives the tab and the server. */
export function keptDrafts(workspace: Workspace) {
  const { root } = workspace
  const text = () => String(readIfThere(path.join(root, FILE)) ?? '')
  const read = (): FieldSpot[] => {
    try {
      const kept: unknown = JSON.parse(text())
      return Array.isArray(kept) ? kept : []
    } catch {
      return []
    }
  }
  return {
    text,
    read,
    /** @param gone those that a file says now, or that their owner threw away; drafts of other tabs stay */
    change(put: readonly FieldSpot[], gone: readonly FieldSpot[]): void {
      const others = read().filter((each) => ![...put, ...gone].some((spot) => isAt(spot, each)))
      const bytes = JSON.stringify([...others, ...put])
      writeAll([{ file: FILE, bytes }], workspace.say, { root })
    },
  }
}
