import path from 'node:path'
import { readIfThere } from '../content/reading/files/read-file'
import { writeAll } from '../content/write-all'
import { type FieldSpot, isAt } from './field-spot'

const FILE = '.cache/edit/drafts.json'

/** What is typed and in no file of the content yet: it outlives the tab and the server. */
export function keptDrafts(root: string) {
  const read = (): FieldSpot[] => {
    try {
      const kept: unknown = JSON.parse(String(readIfThere(path.join(root, FILE))))
      return Array.isArray(kept) ? kept : []
    } catch {
      return []
    }
  }
  return {
    read,
    /** @param gone those that a file says now, or that their owner threw away; drafts of other tabs stay */
    change(put: readonly FieldSpot[], gone: readonly FieldSpot[]): void {
      const others = read().filter((each) => ![...put, ...gone].some((spot) => isAt(spot, each)))
      writeAll([{ file: FILE, bytes: JSON.stringify([...others, ...put]) }], { root })
    },
  }
}
