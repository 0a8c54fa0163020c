import { renameSync } from 'node:fs'

/** What Windows answers while a virus scanner or OneDrive reads the file. */
const HELD = ['EPERM', 'EBUSY', 'EACCES']
const PATIENCE_MS = 1000
const PAUSE_MS = 20

/** Renames a file over another, and waits for who holds one of them for a moment. */
export function renamePatiently(from: string, to: string): void {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      renameSync(from, to)
      return
    } catch (error) {
      const isHeld = HELD.includes((error as NodeJS.ErrnoException).code ?? '')
      if (!isHeld || Date.now() > until) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
    }
  }
}
