import path from 'node:path'
import { createBuilder } from 'vite'
import { readContent } from '../content/read-content'

/** `npm run build`: dist/, ready for any static host. A mistake in the content is told before anything is built. */
export async function run(): Promise<number> {
  readContent(path.resolve('src/content'), path.resolve('public'))
  // The module runner that loaded this file works in development; the site is built for visitors.
  process.env.NODE_ENV = 'production'
  const builder = await createBuilder()
  await builder.buildApp()
  return 0
}
