import { writeFileSync } from 'node:fs'
import { loadEnv } from 'vite'
import { hostFiles } from '../security/host-files'

/** `npm run headers`: writes the headers files that Vercel and nginx read. */
export async function run(): Promise<number> {
  const { VITE_CONTENT_URL } = loadEnv('production', process.cwd())
  const files = Object.entries(hostFiles(VITE_CONTENT_URL))
  for (const [file, text] of files) writeFileSync(file, text)
  console.log(`Se escribieron: ${files.map(([file]) => file).join(', ')}`)
  return 0
}
