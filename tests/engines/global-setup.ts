import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildFixture, PROJECT_ROOT } from '../fixtures/build-fixture'
import { WATCH_FILE, WATCH_SCRIPT } from './console-watch'

export const PROJECT_DIR = path.join(PROJECT_ROOT, '.cache/engines/project')

/** Every page begins with the script that keeps its messages. */
function watchPages(project: string): void {
  writeFileSync(path.join(project, 'public', WATCH_FILE), WATCH_SCRIPT)
  const page = path.join(project, 'index.html')
  const tag = `<script vite-ignore src="/${WATCH_FILE}"></script>`
  writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', `<head>${tag}`))
}

export default async function buildSite(): Promise<void> {
  await buildFixture(PROJECT_DIR, { change: watchPages })
}
